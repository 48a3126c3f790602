import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollJob, type Polling } from './poll-job';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counting: Polling<number> = { running: (done) => done < 3, pause: () => 100 };

describe('polling of a job', () => {
  it('returns the first answer that is final and reports every answer', async () => {
    const progress = vi.fn();
    const last = pollJob((asked) => Promise.resolve(asked + 1), { ...counting, progress });
    await vi.advanceTimersByTimeAsync(200);
    expect(await last).toBe(3);
    expect(progress.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('waits between two questions, each time as long as it is told', async () => {
    const ask = vi.fn(() => Promise.resolve(0));
    void pollJob(ask, { running: () => true, pause: (asked) => 100 * asked });
    await vi.advanceTimersByTimeAsync(299);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('gives up after the allowed questions with the last answer', async () => {
    const last = pollJob((asked) => Promise.resolve(asked), { ...counting, tries: 2 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await last).toBe(1);
  });

  it('passes an error on', async () => {
    await expect(pollJob(() => Promise.reject(new Error('away')), counting)).rejects.toThrow('away');
  });

  it('asks no more once stopped, and drops what is on its way', async () => {
    for (const answer of [() => Promise.resolve(3), () => Promise.reject(new Error('away'))]) {
      const stop = new AbortController();
      const progress = vi.fn();
      const last = pollJob(answer, { ...counting, signal: stop.signal, progress });
      stop.abort();
      expect([await last, progress.mock.calls]).toEqual([null, []]);
    }
    const stop = new AbortController();
    const ask = vi.fn(() => Promise.resolve(0));
    const last = pollJob(ask, { ...counting, signal: stop.signal });
    await vi.advanceTimersByTimeAsync(50);
    stop.abort();
    await vi.advanceTimersByTimeAsync(500);
    expect([await last, ask.mock.calls.length]).toEqual([null, 1]);
  });
});
