/** What this device remembers: name, language, colours and motion of the page, sound, keys, one-click play, who is played against. */

/** Aids that lie over the map. */
export type Layer = 'cells' | 'owners' | 'points' | 'forecast';
export type ThemeChoice = 'system' | 'light' | 'dusk';
export type MotionChoice = 'system' | 'less';

/** Which bot a person who plays alone meets next; game/climb.ts works it out. */
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

export const GROUND: Climb = { level: '', losses: 0, next: '', counted: '' };

interface Kept {
  name: string;
  theme: ThemeChoice;
  /** Empty while nobody has chosen: then the browser's own wish counts. */
  language: string;
  /** Letters act as commands while the table has the focus. */
  letterKeys: boolean;
  /** A click on a free place commits at once (mouse only). */
  oneClick: boolean;
  /** Aids that are shown at one table, where it gives them; every other begins without. */
  layers: Layer[];
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
const FRESH: Kept = {
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
  climb: GROUND,
};

function read(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...FRESH };
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get name(): string {
    return this.#kept.name;
  }
  set name(value: string) {
    this.#keep({ name: value });
  }
  get theme(): ThemeChoice {
    return this.#kept.theme;
  }
  set theme(value: ThemeChoice) {
    this.#keep({ theme: value });
  }
  get language(): string {
    return this.#kept.language;
  }
  set language(value: string) {
    this.#keep({ language: value });
  }
  get letterKeys(): boolean {
    return this.#kept.letterKeys;
  }
  set letterKeys(value: boolean) {
    this.#keep({ letterKeys: value });
  }
  get oneClick(): boolean {
    return this.#kept.oneClick;
  }
  set oneClick(value: boolean) {
    this.#keep({ oneClick: value });
  }

  /** Aids that are shown at a table. */
  layersOf(table: string): readonly Layer[] {
    return table === this.#kept.layersAt ? this.#kept.layers : [];
  }
  showLayers(table: string, layers: Layer[]): void {
    this.#keep({ layers, layersAt: table });
  }

  get motion(): MotionChoice {
    return this.#kept.motion;
  }
  set motion(value: MotionChoice) {
    this.#keep({ motion: value });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#keep({ sound: value });
  }
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(value: number) {
    this.#keep({ volume: value });
  }
  get buzz(): boolean {
    return this.#kept.buzz;
  }
  set buzz(value: boolean) {
    this.#keep({ buzz: value });
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  set notify(value: boolean) {
    this.#keep({ notify: value });
  }
  get uninstalled(): boolean {
    return this.#kept.uninstalled;
  }
  set uninstalled(value: boolean) {
    this.#keep({ uninstalled: value });
  }
  get firstHint(): Kept['firstHint'] {
    return this.#kept.firstHint;
  }
  set firstHint(value: Kept['firstHint']) {
    this.#keep({ firstHint: value });
  }

  get climb(): Climb {
    return this.#kept.climb;
  }
  set climb(value: Climb) {
    this.#keep({ climb: value });
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Private windows may refuse storage; the choice then lasts until the page closes.
    }
  }
}

export const settings = new Settings();
