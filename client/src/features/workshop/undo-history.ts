/** Undo and redo. States are immutable. */

const MOST = 200;

export interface History<T> {
  readonly now: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export const startHistory = <T>(now: T): History<T> => ({ now, past: [], future: [] });

export const pushState = <T>({ now, past }: History<T>, next: T): History<T> =>
  next === now ? { now, past, future: [] } : { now: next, past: [...past, now].slice(-MOST), future: [] };

/** Replaces the last state without a new step. */
export const replaceState = <T>(history: History<T>, now: T): History<T> => ({ ...history, now });

export function undoState<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  return before === undefined
    ? history
    : { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future] };
}

export function redoState<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  return next === undefined ? history : { now: next, past: [...history.past, history.now], future };
}
