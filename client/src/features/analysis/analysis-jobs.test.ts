import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisState, GameAnalysis } from '../../api/http.gen';
import { ApiError } from '../../api';
import { requestAnalysis, getAnalysis } from './api';
import { AnalysisJobs } from './analysis-jobs.svelte';
import type { Depth } from './report';

vi.mock('./api', () => ({ requestAnalysis: vi.fn(), getAnalysis: vi.fn() }));

const report = (depth: Depth, more: Partial<GameAnalysis> = {}): GameAnalysis =>
  ({ analysis: 2, depth, together: false, ...more }) as GameAnalysis;
const making = (done: number): AnalysisState => ({ state: 'making', done, of: 9 });
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.mocked(requestAnalysis).mockReset();
  vi.mocked(getAnalysis).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an analysis', () => {
  it('is asked for and waited for', async () => {
    vi.mocked(requestAnalysis).mockResolvedValueOnce(making(0));
    vi.mocked(getAnalysis).mockResolvedValueOnce(making(4)).mockResolvedValueOnce(report(0));
    const jobs = new AnalysisJobs('t');
    jobs.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect([jobs.job?.done, jobs.report]).toEqual([4, null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([jobs.job, jobs.report?.depth]).toEqual([null, 0]);
  });

  it('starts again after the server was away', async () => {
    vi.mocked(requestAnalysis).mockResolvedValueOnce(making(0)).mockResolvedValueOnce(report(0));
    vi.mocked(getAnalysis).mockRejectedValueOnce(new ApiError('not-found', ''));
    const jobs = new AnalysisJobs('t');
    jobs.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect(jobs.report?.depth).toBe(0);
  });

  it('is asked for again by itself where many are made, each time later', async () => {
    vi.mocked(requestAnalysis).mockRejectedValue(new ApiError('analysis-busy', ''));
    const jobs = new AnalysisJobs('t');
    jobs.start();
    await vi.advanceTimersByTimeAsync(0);
    const asked = (): number => vi.mocked(requestAnalysis).mock.calls.length;
    expect([jobs.problem?.retries, asked()]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked()).toBe(3);
    jobs.stop();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(asked()).toBe(3);
  });

  it('is asked for at once when the line is back', async () => {
    vi.mocked(requestAnalysis)
      .mockRejectedValueOnce(new ApiError('offline', ''))
      .mockResolvedValueOnce(report(0));
    const jobs = new AnalysisJobs('t');
    jobs.start();
    await vi.advanceTimersByTimeAsync(0);
    jobs.connectionBack();
    await vi.advanceTimersByTimeAsync(0);
    expect([jobs.problem, jobs.report?.depth]).toEqual([null, 0]);
  });

  it('waits for others only where it has not begun for long', async () => {
    const waiting: AnalysisState = { state: 'waiting', done: 0, of: 0 };
    vi.mocked(requestAnalysis).mockResolvedValueOnce(waiting);
    vi.mocked(getAnalysis)
      .mockResolvedValueOnce(waiting)
      .mockResolvedValueOnce(waiting)
      .mockResolvedValueOnce(waiting)
      .mockResolvedValueOnce(making(1));
    const jobs = new AnalysisJobs('t');
    jobs.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect([jobs.job?.state, jobs.isQueued]).toEqual(['waiting', false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(jobs.isQueued).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(jobs.isQueued).toBe(false);
  });

  it('that failed waits for a player to start it again', async () => {
    vi.mocked(requestAnalysis)
      .mockRejectedValueOnce(new ApiError('analysis-failed', ''))
      .mockResolvedValueOnce(report(0));
    const jobs = new AnalysisJobs('t');
    jobs.start();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(jobs.problem).toMatchObject({ retries: false, depth: 0 });
    jobs.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect([jobs.problem, jobs.report?.depth]).toEqual([null, 0]);
  });

  it('of another version is not shown', async () => {
    vi.mocked(requestAnalysis).mockResolvedValueOnce(report(0, { analysis: 1 }));
    const jobs = new AnalysisJobs('t');
    jobs.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([jobs.problem?.error.code, jobs.report]).toEqual(['version', null]);
  });

  it('that is deeper is found again by who comes back', async () => {
    vi.mocked(requestAnalysis).mockImplementation((_, depth) => Promise.resolve(report(depth)));
    const [first, second] = [new AnalysisJobs('t'), new AnalysisJobs('t')];
    first.start();
    await vi.advanceTimersByTimeAsync(0);
    first.analyse(2);
    second.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([second.depth, second.depths]).toEqual([2, [0, 2]]);
    second.show(0);
    expect(second.report?.depth).toBe(0);
    second.show(4);
    expect(second.depth).toBe(0);
  });

  it('of a team is never deeper', async () => {
    kept.set('bastide.deeper', JSON.stringify([['t', 2]]));
    vi.mocked(requestAnalysis).mockResolvedValue(report(0, { together: true }));
    const jobs = new AnalysisJobs('t');
    jobs.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.mocked(requestAnalysis).mock.calls.length).toBe(1);
  });
});
