/** The line to the meeting: who waits, which tables are open, what one can look at; and the own search, which goes on while one walks about. */
import { notify } from '../../game/notification';
import { t } from '../../i18n';
import { language } from '../../i18n/language.svelte';
import { notice } from '../../lib/operator-notice.svelte';
import { fresh } from '../../pwa/update-check.svelte';
import type { Reason } from '../../api/protocol';
import {
  PROTOCOL,
  type ListedTable,
  type MeetingCommand,
  type MeetingMessage,
  type Join,
  type Refusal,
  type Seek,
  type SeekLine,
} from '../../api/protocol.gen';
import { ReconnectingSocket } from '../../lib/reconnecting-socket';
import { ROOT } from '../../lib/base-path';
import { router } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';
import { mayShake, sound } from '../../sound/sound-events.svelte';
import { announce } from '../../a11y/live-region.svelte';
import { reasonText } from '../../i18n/error-text';
import { changed } from './list-diff';
import { sought } from './seek-state.svelte';

const SHAKE = 60;
const WRONG_VERSION = 4406;

export type State = 'idle' | 'waiting' | 'matched';

class Meeting extends ReconnectingSocket<MeetingCommand, MeetingMessage> {
  seeks = $state.raw<readonly SeekLine[]>([]);
  tables = $state.raw<readonly ListedTable[]>([]);
  games = $state.raw<readonly ListedTable[]>([]);
  /** False until the first lists are here, and while the line is down. */
  live = $state(false);
  /** It has been down for a while. */
  lost = $state(false);
  state = $state<State>('idle');
  id = $state('');
  /** On this device's clock: since when, and when a bot is offered. */
  since = $state(0);
  offerAt = $state(0);
  /** Somebody who was found did not come. */
  alone = $state(false);
  problem = $state('');
  /** What is sought. */
  wish = $state.raw<Seek | Join | null>(null);

  #looking = 0;
  #gone: (() => void) | null = null;

  /** A page looks at the lists until what is returned is called. */
  look(): () => void {
    this.#looking += 1;
    this.connect();
    return () => {
      this.#looking -= 1;
      this.#rest();
    };
  }

  seek(wish: Seek | Join): void {
    this.wish = wish;
    this.problem = '';
    this.alone = false;
    sought.on = true;
    this.connect();
    this.send(wish);
  }

  /** Resolves when nothing is sought any more; false where a table was found before. */
  stop(): Promise<boolean> {
    this.wish = null;
    this.send({ t: 'stop' });
    if (this.state === 'idle') this.#idle();
    if (!this.live || this.state === 'idle') return Promise.resolve(true);
    return new Promise((answer) => {
      this.#gone = () => answer(this.state === 'idle');
    });
  }

  protected address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return `${scheme}//${location.host}${ROOT}/ws/meet?v=${PROTOCOL}`;
  }

  /** Nobody looks and nothing is sought: the line is let go. */
  #rest(): void {
    if (!this.#looking && !sought.on) this.disconnect();
  }

  protected override onLeave(): void {
    this.live = false;
  }

  protected onLost(code: number, failures: number): boolean {
    this.#gone?.();
    this.#gone = null;
    if (code === WRONG_VERSION) {
      fresh.refused();
      return false;
    }
    this.lost = failures > 1;
    return this.#looking > 0 || sought.on;
  }

  protected onMessage(message: MeetingMessage): void {
    switch (message.t) {
      case 'lists':
        ({ seeks: this.seeks, tables: this.tables, games: this.games } = message);
        this.live = true;
        this.lost = false;
        this.setReady();
        break;
      case 'changes':
        this.seeks = changed(this.seeks, message.seeks, message.order?.['seeks']);
        this.tables = changed(this.tables, message.tables, message.order?.['tables']);
        this.games = changed(this.games, message.games, message.order?.['games']);
        break;
      case 'seeking': {
        const { state, id = '', waited = 0, offer = 0, table = '', alone = false } = message;
        this.#stands(state, id, table, alone);
        [this.since, this.offerAt] = [Date.now() - waited, Date.now() + offer];
        break;
      }
      case 'refusal':
        this.#refused(message);
        break;
      case 'notice':
        notice.hear(message);
        break;
      case 'error':
        this.problem = message.text;
    }
  }

  #stands(state: State, id: string, table: string, alone: boolean): void {
    const before = this.state;
    this.state = state;
    this.id = id;
    if (state === 'idle' && before === 'idle' && this.wish && sought.on) return this.send(this.wish); // the line was down, or is new
    if (state === 'idle') this.#idle();
    if (state === 'waiting') {
      sought.on = true;
      this.alone = alone;
      if (alone) this.#again();
    }
    if (state === 'matched' && table !== sought.table) this.#found(table);
    sought.table = table;
    this.#gone?.();
    this.#gone = null;
  }

  #idle(): void {
    this.wish = null;
    sought.on = false;
    sought.table = '';
    this.#rest();
  }

  #refused(refusal: Refusal): void {
    this.problem = reasonText({ rule: '', ...refusal, args: (refusal.args ?? {}) as Reason['args'] });
    announce(this.problem);
    if (this.state === 'idle') this.#idle();
  }

  #found(table: string): void {
    sought.on = true;
    void language.fetch('meet').then(() => {
      announce(t('meet-found'));
      void notify(t('meet-found'), t('meet-found-line'), `meet-${table}`);
    });
    if (settings.sound) void sound('turn');
    if (settings.buzz && mayShake()) navigator.vibrate(SHAKE);
    router.go(`/t/${table}`);
  }

  /** Back to where one sees how it goes on. */
  #again(): void {
    announce(t('meet-alone'));
    if (router.tableId === sought.table) router.turn('/meet');
  }
}

export const meeting = new Meeting();

/** Under which name strangers see somebody. */
export const nameHere = (): string => settings.name || t('meet-guest');
