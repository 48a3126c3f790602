/** The connection to the lobby: seeks, open tables, running games, and the own search, which continues on other pages. */
import { showNotification } from '../../game/notification';
import { t } from '../../i18n';
import { language } from '../../i18n/language.svelte';
import { operatorNotice } from '../../lib/operator-notice.svelte';
import { updateCheck } from '../../pwa/update-check.svelte';
import { getTables } from '../../api';
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
import { BASE_PATH } from '../../lib/base-path';
import { startCoach } from '../../lib/newcomer';
import { router } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';
import { canVibrate, playSounds } from '../../sound/sound-events.svelte';
import { announce } from '../../a11y/live-region.svelte';
import { reasonText } from '../../i18n/error-text';
import { applyChange } from './list-diff';
import { seekState } from './seek-state.svelte';

const SHAKE = 60;
const WRONG_VERSION = 4406;

export type LobbyState = 'idle' | 'waiting' | 'matched';

class LobbySocket extends ReconnectingSocket<MeetingCommand, MeetingMessage> {
  seeks = $state.raw<readonly SeekLine[]>([]);
  tables = $state.raw<readonly ListedTable[]>([]);
  games = $state.raw<readonly ListedTable[]>([]);
  /** False until the first lists arrive, and while the connection is down. */
  live = $state(false);
  /** It has been down for a while. */
  connectionLost = $state(false);
  /** The server answers, but no WebSocket to it opens. */
  blocked = $state(false);
  state = $state<LobbyState>('idle');
  id = $state('');
  /** On this device's clock: start of the search, and when a bot is offered. */
  since = $state(0);
  offerAt = $state(0);
  /** A player who was found did not come. */
  noOneElse = $state(false);
  problem = $state('');
  /** The running request. */
  request = $state.raw<Seek | Join | null>(null);

  #watchers = 0;
  #serverAnswers = false;
  #closed: (() => void) | null = null;

  /** Keeps the connection open until the returned function is called. */
  watch(): () => void {
    this.#watchers += 1;
    this.connect();
    return () => {
      this.#watchers -= 1;
      this.#closeIfIdle();
    };
  }

  seek(wish: Seek | Join): void {
    this.request = wish;
    this.problem = '';
    this.noOneElse = false;
    seekState.searching = true;
    this.connect();
    this.send(wish);
  }

  /** Resolves when the search has ended. False if a table was found before. */
  stop(): Promise<boolean> {
    this.request = null;
    this.send({ t: 'stop' });
    if (this.state === 'idle') this.#reset();
    if (!this.live || this.state === 'idle') return Promise.resolve(true);
    return new Promise((answer) => {
      this.#closed = () => answer(this.state === 'idle');
    });
  }

  protected address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return `${scheme}//${location.host}${BASE_PATH}/ws/meet?v=${PROTOCOL}`;
  }

  /** Close the connection when no page shows the lobby and no search runs. */
  #closeIfIdle(): void {
    if (!this.#watchers && !seekState.searching) this.disconnect();
  }

  protected override onLeave(): void {
    this.live = false;
  }

  protected onLost(code: number, failures: number): boolean {
    this.#closed?.();
    this.#closed = null;
    if (code === WRONG_VERSION) {
      updateCheck.versionRefused();
      return false;
    }
    this.connectionLost = failures > 1;
    // The server answered since the last failure.
    this.blocked = this.connectionLost && this.#serverAnswers;
    if (failures > 0)
      void getTables()
        .then(Boolean, () => false)
        .then((answers) => (this.#serverAnswers = answers && !this.live));
    return this.#watchers > 0 || seekState.searching;
  }

  protected onMessage(message: MeetingMessage): void {
    switch (message.t) {
      case 'lists':
        ({ seeks: this.seeks, tables: this.tables, games: this.games } = message);
        this.live = true;
        this.connectionLost = this.blocked = this.#serverAnswers = false;
        this.setReady();
        break;
      case 'changes':
        this.seeks = applyChange(this.seeks, message.seeks, message.order?.['seeks']);
        this.tables = applyChange(this.tables, message.tables, message.order?.['tables']);
        this.games = applyChange(this.games, message.games, message.order?.['games']);
        break;
      case 'seeking': {
        const { state, id = '', waited = 0, offer = 0, table = '', alone = false } = message;
        this.#isWaiting(state, id, table, alone);
        [this.since, this.offerAt] = [Date.now() - waited, Date.now() + offer];
        break;
      }
      case 'refusal':
        this.#onRefused(message);
        break;
      case 'notice':
        operatorNotice.receive(message);
        break;
      case 'error':
        this.problem = message.text;
    }
  }

  #isWaiting(state: LobbyState, id: string, table: string, alone: boolean): void {
    const before = this.state;
    this.state = state;
    this.id = id;
    if (state === 'idle' && before === 'idle' && this.request && seekState.searching)
      return this.send(this.request); // the connection was down, or is new
    if (state === 'idle') this.#reset();
    if (state === 'waiting') {
      seekState.searching = true;
      this.noOneElse = alone;
      if (alone) this.#reconnect();
    }
    if (state === 'matched' && table !== seekState.table) this.#onMatched(table);
    seekState.table = table;
    this.#closed?.();
    this.#closed = null;
  }

  #reset(): void {
    this.request = null;
    seekState.searching = false;
    seekState.table = '';
    this.#closeIfIdle();
  }

  #onRefused(refusal: Refusal): void {
    this.problem = reasonText({ rule: '', ...refusal, args: (refusal.args ?? {}) as Reason['args'] });
    announce(this.problem);
    if (this.state === 'idle') this.#reset();
  }

  #onMatched(table: string): void {
    seekState.searching = true;
    void language.fetch('lobby').then(() => {
      announce(t('lobby-found'));
      void showNotification(t('lobby-found'), t('lobby-found-line'), `lobby-${table}`);
    });
    if (settings.sound) void playSounds('turn');
    if (settings.buzz && canVibrate()) navigator.vibrate(SHAKE);
    startCoach(table);
    router.push(`/t/${table}`);
  }

  /** Returns to the page of the search. */
  #reconnect(): void {
    announce(t('lobby-alone'));
    if (router.tableId === seekState.table) router.replace('/meet');
  }
}

export const lobbySocket = new LobbySocket();
