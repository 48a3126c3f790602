/** Light or dusk, chosen here or followed from the system. */
import { settings } from './settings.svelte';

export type Theme = 'light' | 'dusk';

const dark = matchMedia('(prefers-color-scheme: dark)');

class ThemeStore {
  #dark = $state(dark.matches);
  /** What the page shown now looks best in; a choice of the device goes before it. */
  ambience = $state<Theme | null>(null);
  readonly now: Theme = $derived(settings.theme === 'system' ? (this.ambience ?? (this.#dark ? 'dusk' : 'light')) : settings.theme);

  constructor() {
    dark.addEventListener('change', (event) => (this.#dark = event.matches));
  }

  toggle(): void {
    settings.theme = this.now === 'dusk' ? 'light' : 'dusk';
  }
}

export const theme = new ThemeStore();

/** Keeps the root element and the browser's own bar in the chosen colours. */
export function applyTheme(now: Theme): void {
  const root = document.documentElement;
  root.dataset['theme'] = now;
  const paper = getComputedStyle(root).getPropertyValue('--card').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
