/** What this device remembers: name, language, colours and motion of the page, sound, keys, one-click play, who is played against. */
import { untrack } from 'svelte';
import { deviceStore } from './storage.svelte';

/** Aids that lie over the map. */
export type AidLayer = 'cells' | 'owners' | 'points' | 'forecast';
export type ThemeChoice = 'system' | 'light' | 'dusk';
export type MotionChoice = 'system' | 'less';

/** Which bot a person who plays alone meets next; game/bot-ladder.ts works it out. */
export interface Climb {
  /** Who was played against last. */
  level: string;
  /** Games in a row that were lost against that one. */
  losses: number;
  /** The bot suggested next, empty if there is none. */
  next: string;
  /** The table whose result was counted last. */
  counted: string;
}

export const CLIMB_START: Climb = { level: '', losses: 0, next: '', counted: '' };

interface Settings {
  name: string;
  theme: ThemeChoice;
  /** Empty while nobody has chosen: then the browser's own wish counts. */
  language: string;
  /** Letters act as commands while the table has the focus. */
  letterKeys: boolean;
  /** A click on a free place commits at once (mouse only). */
  oneClick: boolean;
  /** Aids that are shown at one table, where it gives them; every other begins without. */
  layers: AidLayer[];
  layersAt: string;
  motion: MotionChoice;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** The device shakes when it is its turn. */
  buzz: boolean;
  /** A notice of one's own turn while another tab is looked at; the browser has allowed it. */
  notify: boolean;
  /** Nobody wants to be asked again whether to install the page. */
  uninstalled: boolean;
  /** What to touch in a first game: due once one was begun, seen when a turn was made. */
  firstHint: 'new' | 'due' | 'seen';
  climb: Climb;
}

const KEY = 'bastide.settings';
const DEFAULTS: Settings = {
  name: '',
  theme: 'system',
  language: '',
  letterKeys: true,
  oneClick: false,
  layers: [],
  layersAt: '',
  motion: 'system',
  sound: false,
  volume: 0.6,
  buzz: false,
  notify: false,
  uninstalled: false,
  firstHint: 'new',
  climb: CLIMB_START,
};

/** Of what is stored, the settings that are still of their kind. */
function settingsOf(json: unknown): Settings | null {
  if (typeof json !== 'object' || json === null) return null;
  const same = Object.entries(json).filter(([name, value]) => value !== null && typeof value === typeof DEFAULTS[name as keyof Settings]);
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

/** Aids that are shown at a table. */
export const layersOf = (table: string): readonly AidLayer[] => (table === settings.layersAt ? settings.layers : []);
export const showLayers = (table: string, layers: AidLayer[]): unknown => Object.assign(settings, { layers, layersAt: table });
