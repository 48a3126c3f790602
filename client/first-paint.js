/* Runs before the first paint: the colours, and whether what the server has put into the page is what this device shows.
   Keys and fields are those of src/lib/settings.svelte.ts and src/lib/recent-tables.ts. */
(() => {
  const read = (key) => {
    try {
      // eslint-disable-next-line no-restricted-globals -- a script of its own, which only reads
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const { theme, language } = read('bastide.settings') ?? {};
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dusk' : 'light';
  root.dataset.theme = theme === 'light' || theme === 'dusk' ? theme : system;
  const home = new URL('../', document.currentScript.src).pathname;
  const other =
    root.dataset.theme !== system || (language && language !== root.lang) || location.pathname !== home;
  if (other || read('bastide.tables')?.length) root.dataset.first = 'hidden';
})();
