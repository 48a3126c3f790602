/** Repeated questions about work that takes the server a while. */

export interface Polling<T> {
  /** Whether the work goes on after this answer. */
  running: (answer: T) => boolean;
  /** Milliseconds to wait after so many questions. */
  pause: (asked: number) => number;
  /** The most questions to ask. */
  tries?: number;
  /** Stops the questions. An answer or an error on its way is dropped. */
  signal?: AbortSignal;
  /** Called with every answer, also the last. */
  progress?: (answer: T) => void;
}

/** Asks until the work is done. Returns the last answer, or null if the signal stopped the questions. */
export async function pollJob<T>(ask: (asked: number) => Promise<T>, polling: Polling<T>): Promise<T | null> {
  const { running, pause, tries = Infinity, signal, progress } = polling;
  for (let asked = 0; !signal?.aborted; await new Promise((resolve) => setTimeout(resolve, pause(asked)))) {
    try {
      const answer = await ask(asked++);
      if (signal?.aborted) break;
      progress?.(answer);
      if (!running(answer) || asked >= tries) return answer;
    } catch (error) {
      if (signal?.aborted) break;
      throw error;
    }
  }
  return null;
}
