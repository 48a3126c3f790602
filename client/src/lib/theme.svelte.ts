/** The theme, light or dusk: chosen here or by the system. */
import { settings } from './settings.svelte';

export type Theme = 'light' | 'dusk';

const dark = matchMedia('(prefers-color-scheme: dark)');

class ThemeStore {
  #dark = $state(dark.matches);
  /** The preferred theme of the current page. A choice on the device comes first. */
  ambience = $state<Theme | null>(null);
  readonly now: Theme = $derived(
    settings.theme === 'system' ? (this.ambience ?? (this.#dark ? 'dusk' : 'light')) : settings.theme,
  );

  constructor() {
    dark.addEventListener('change', (event) => (this.#dark = event.matches));
  }

  toggle(): void {
    settings.theme = this.now === 'dusk' ? 'light' : 'dusk';
  }
}

export const theme = new ThemeStore();

/** Sets the colours of the root element and of the browser's bar. */
export function applyTheme(now: Theme): void {
  const root = document.documentElement;
  root.dataset['theme'] = now;
  const paper = getComputedStyle(root).getPropertyValue('--card').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
