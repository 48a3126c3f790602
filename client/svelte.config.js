import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Short names: each is in a style sheet and in a script.
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}`,
  },
};
