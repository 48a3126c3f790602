/** The analyses of one game by depth: requested, polled and stored. */

import type { AnalysisState, GameAnalysis } from '../../api/http.gen';
import { ApiError } from '../../api';
import { pollJob } from '../../lib/poll-job';
import { requestAnalysis, getAnalysis } from './api';
import { savedDepth, saveDepth } from './saved-depth';
import { REPORT_VERSION, type Depth } from './report';

/** A short one is asked about more often than a long one. */
const PAUSE_MS = 1000;
const PATIENT_MS = 4000;
const SHORT = 15;
/** Answers of "waiting" after which the text says that other jobs come first. */
const LATE = 4;
/** Seconds before the server is asked again after an error, increasing. */
const WAITS = [15, 30, 60, 120];
/** Temporary errors. */
const PASSING = ['offline', 'analysis-busy', 'too-fast'];

export interface AnalysisProblem {
  depth: Depth;
  error: ApiError;
  /** An automatic retry is planned. */
  retries: boolean;
}

export class AnalysisJobs {
  #reports = $state.raw<Partial<Record<Depth, GameAnalysis>>>({});
  #depth = $state<Depth>(0);
  /** The depth that is being computed. */
  job = $state.raw<(AnalysisState & { depth: Depth }) | null>(null);
  /** Other analyses are computed first. */
  isQueued = $state(false);
  problem = $state.raw<AnalysisProblem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #polling = new AbortController();
  #tries = 0;
  #waits = 0;

  constructor(
    readonly table: string,
    /** A deeper analysis is ready. */
    readonly came: (report: GameAnalysis) => void = () => undefined,
  ) {}

  /** The analysis that is shown. */
  get report(): GameAnalysis | null {
    return this.#reports[this.#depth] ?? null;
  }

  get depth(): Depth {
    return this.#depth;
  }

  get depths(): Depth[] {
    return Object.keys(this.#reports).map(Number) as Depth[];
  }

  start(): void {
    void this.#ask(0, true);
  }

  show(depth: Depth): void {
    if (this.#reports[depth]) this.#depth = depth;
  }

  /** Requests the analysis at a depth. A known one is shown at once. */
  analyse(depth: Depth): void {
    saveDepth(this.table, depth);
    if (this.#reports[depth]) this.show(depth);
    else void this.#ask(depth, true);
  }

  retry(): void {
    const depth = this.problem?.depth ?? 0;
    this.problem = null;
    void this.#ask(depth, true);
  }

  /** The connection is back: ask again at once. */
  connectionBack(): void {
    if (this.problem?.retries) this.retry();
  }

  stop(): void {
    this.#polling.abort();
    clearTimeout(this.#timer);
  }

  async #ask(depth: Depth, begin: boolean): Promise<void> {
    this.stop();
    const { signal } = (this.#polling = new AbortController());
    const ask = (asked: number): Promise<GameAnalysis | AnalysisState> => {
      begin &&= asked === 0;
      return (begin ? requestAnalysis : getAnalysis)(this.table, depth);
    };
    try {
      const report = await pollJob(ask, {
        running: (told) => 'state' in told,
        pause: (asked) => (asked <= SHORT ? PAUSE_MS : PATIENT_MS),
        signal,
        progress: (told) => this.#come(depth, told),
      });
      if (report && !('state' in report)) this.#accept(depth, report);
    } catch (error) {
      this.#fail(depth, error instanceof ApiError ? error : new ApiError('server', ''), begin);
    }
  }

  #come(depth: Depth, told: GameAnalysis | AnalysisState): void {
    this.problem = null;
    this.#tries = 0;
    if (!('state' in told)) return;
    this.job = { ...told, depth };
    this.#waits = told.state === 'waiting' ? this.#waits + 1 : 0;
    this.isQueued = this.#waits >= LATE;
  }

  #done(): void {
    this.job = null;
    this.isQueued = false;
    this.#waits = 0;
  }

  #accept(depth: Depth, report: GameAnalysis): void {
    this.#done();
    if (report.analysis !== REPORT_VERSION) {
      this.problem = { depth, error: new ApiError('version', ''), retries: false };
      return;
    }
    const first = this.report === null;
    this.#reports = { ...this.#reports, [depth]: report };
    this.#depth = depth;
    if (!first) this.came(report);
    const wanted = savedDepth(this.table);
    if (first && wanted > depth && !report.together) void this.#ask(wanted, true);
  }

  #fail(depth: Depth, error: ApiError, begin: boolean): void {
    this.#done();
    // The server was restarted, and the job is gone.
    if (error.code === 'not-found' && !begin) return void this.#ask(depth, true);
    const again = PASSING.includes(error.code);
    this.problem = { depth, error, retries: again };
    if (again)
      this.#timer = setTimeout(() => this.retry(), WAITS[Math.min(this.#tries++, WAITS.length - 1)]! * 1000);
  }
}
