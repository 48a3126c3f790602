/** What this device remembers: name, language, colours of the page, keys, one-click play. */

/** Aids that lie over the map. */
export type Layer = 'cells' | 'owners' | 'points' | 'forecast';
export type ThemeChoice = 'system' | 'light' | 'dusk';

interface Kept {
  name: string;
  theme: ThemeChoice;
  /** Empty while nobody has chosen: then the browser's own wish counts. */
  language: string;
  /** Letters act as commands while the table has the focus. */
  letterKeys: boolean;
  /** A click on a free place commits at once (mouse only). */
  oneClick: boolean;
  /** Aids that are shown, where the table gives them. */
  layers: Layer[];
}

const KEY = 'bastide.settings';
const FRESH: Kept = { name: '', theme: 'system', language: '', letterKeys: true, oneClick: false, layers: [] };

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

  get layers(): readonly Layer[] {
    return this.#kept.layers;
  }
  set layers(value: Layer[]) {
    this.#keep({ layers: value });
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
