/** Settings of this device. */
import { untrack } from 'svelte';
import { deviceStore } from './storage.svelte';

/** Aids on the map. */
export type AidLayer = 'cells' | 'owners' | 'points' | 'forecast';
export type ThemeChoice = 'system' | 'light' | 'dusk';
export type MotionChoice = 'system' | 'less';

/** The suggested next bot for a person who plays alone. See game/bot-ladder.ts. */
export interface LadderProgress {
  /** The last opponent. */
  level: string;
  /** Games in a row lost against it. */
  losses: number;
  /** The bot suggested next, empty if there is none. */
  next: string;
  /** The table whose result was counted last. */
  counted: string;
}

export const LADDER_START: LadderProgress = { level: '', losses: 0, next: '', counted: '' };

interface Settings {
  name: string;
  /** The account that this device was last seen signed in to, for links. */
  account: string;
  theme: ThemeChoice;
  /** Empty without a choice: then the browser's language counts. */
  language: string;
  /** Letters act as commands while the table has the focus. */
  letterKeys: boolean;
  /** A click on a free place commits at once (mouse only). */
  oneClick: boolean;
  /** Aids that are shown at one table. At other tables they appear when the aids are opened. */
  layers: AidLayer[];
  layersAt: string;
  /** Blocks beside the map that are open in low windows. */
  openStrips: string[];
  motion: MotionChoice;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Vibrate at one's turn. */
  buzz: boolean;
  /** Notify of one's turn while another tab is visible. The browser has allowed it. */
  notify: boolean;
  /** Do not offer to install the page again. */
  uninstalled: boolean;
  /** Hints of a first game: `due` once one was started, `seen` after the first turn. */
  firstHint: 'new' | 'due' | 'seen';
  /** Explain each kind of feature when it first appears, and those that were explained. */
  explain: boolean;
  explained: string[];
  /** Rules of "Play now". Empty until the first game: then the simplest ones. */
  quickRules: string;
  climb: LadderProgress;
  /** Bots that a person beat alone on this device. */
  beaten: string[];
}

const KEY = 'bastide.settings';
const DEFAULTS: Settings = {
  name: '',
  account: '',
  theme: 'system',
  language: '',
  letterKeys: true,
  oneClick: false,
  layers: [],
  layersAt: '',
  openStrips: [],
  motion: 'system',
  sound: false,
  volume: 0.6,
  buzz: false,
  notify: false,
  uninstalled: false,
  firstHint: 'new',
  explain: false,
  explained: [],
  quickRules: '',
  climb: LADDER_START,
  beaten: [],
};

/** Reads stored settings and drops those of a wrong type. */
function settingsOf(json: unknown): Settings | null {
  if (typeof json !== 'object' || json === null) return null;
  const same = Object.entries(json).filter(
    ([name, value]) => value !== null && typeof value === typeof DEFAULTS[name as keyof Settings],
  );
  return { ...DEFAULTS, ...Object.fromEntries(same) };
}

const now = $state<Settings>(deviceStore.read(KEY, settingsOf, { ...DEFAULTS }));

/** Each change is stored at once. */
export const settings = new Proxy(now, {
  set(target, name, value) {
    Reflect.set(target, name, value);
    untrack(() => deviceStore.write(KEY, target));
    return true;
  },
});

export const layersOf = (table: string): readonly AidLayer[] =>
  table === settings.layersAt ? settings.layers : [];
export const showLayers = (table: string, layers: AidLayer[]): unknown =>
  Object.assign(settings, { layers, layersAt: table });
