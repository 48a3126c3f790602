import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { customQueries } from './custom-queries.ts';
import { lazyImports } from './lazy-imports.ts';
import { shell } from './shell.ts';
import { words } from './words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// The server that the development pages talk to; `make play` listens there.
const backend = process.env.BASTIDE_URL ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    words(here('../src/bastide/locale')),
    svelte(),
    ...(process.env.VITEST ? [] : [lazyImports()]),
    shell((language) => here(`../src/bastide/locale/${language}.ftl`)),
  ],
  // The server writes into the page where it lies; files name each other from where they are.
  base: './',
  // Runes have their browser meaning in unit tests too.
  resolve: { ...(process.env.VITEST ? { conditions: ['browser'] } : {}), alias: { $locale: here('../src/bastide/locale') } },
  css: customQueries,
  build: {
    outDir: here('../src/bastide/client'),
    emptyOutDir: true,
    // The licences of all packages in the page go where it goes.
    license: { fileName: 'THIRD-PARTY.md' },
    target: 'es2022',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/pwa/worker/service-worker.ts') },
      // A worker speaks for the addresses below its own.
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What the front page needs comes as one file: in twenty it weighed more, each with its headers.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: (id) => !id.includes('/src/pwa/worker/') }] },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/bastide/locale')] },
    // Tests show components without a server.
    ...(process.env.VITEST ? {} : { proxy: { '/api': backend, '/art': backend, '/healthz': backend, '/ws': { target: backend, ws: true } } }),
  },
});
