import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { customQueries } from './custom-queries.ts';
import { firstPaint } from './first-paint.ts';
import { lazyImports } from './lazy-imports.ts';
import { shell } from './shell.ts';
import { unusedSvelte } from './unused-svelte.ts';
import { words } from './words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// The server that the development pages talk to; `make play` listens there.
const backend = process.env.BASTIDE_URL ?? 'http://127.0.0.1:8000';

type ModuleInfo = (id: string) => { importers: readonly string[] } | null;

/** Whether `file` imports the module `id`, itself or through others. */
function isImportedBy(file: string, id: string, info: ModuleInfo, seen = new Set<string>()): boolean {
  if (id === file) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (info(id)?.importers ?? []).some((importer) => isImportedBy(file, importer, info, seen));
}

/** One chunk of all that a file imports. */
const group = (name: string, path: string) => ({
  debugName: name,
  name: (id: string, context: { getModuleInfo: ModuleInfo }) =>
    isImportedBy(here(path), id, (one) => context.getModuleInfo(one)) ? name : null,
});

export default defineConfig({
  plugins: [
    words(here('../src/bastide/locale')),
    svelte(),
    unusedSvelte(),
    ...(process.env.VITEST ? [] : [lazyImports()]),
    firstPaint((language) => here(`../src/bastide/locale/${language}.ftl`)),
    shell((language) => here(`../src/bastide/locale/${language}.ftl`)),
  ],
  // The server writes into the page where it lies; files name each other from where they are.
  base: './',
  // Runes have their browser meaning in unit tests too.
  resolve: {
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
    alias: { $locale: here('../src/bastide/locale'), $data: here('../src/bastide/data') },
  },
  css: customQueries,
  build: {
    outDir: here('../src/bastide/client'),
    emptyOutDir: true,
    // The licences of all packages in the page go where it goes.
    license: { fileName: 'THIRD-PARTY.md' },
    target: 'es2022',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The list of all files that parts need would be fetched with the table.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('/game-') ? [] : files.filter((file) => !file.includes('/first-')),
    },
    rolldownOptions: {
      input: { index: here('index.html'), sw: here('src/pwa/worker/service-worker.ts') },
      // A worker speaks for the addresses below its own.
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // One file for the front page and one for the table: twenty small files weigh more, with their headers.
        codeSplitting: {
          groups: [
            {
              name: 'first',
              tags: ['$initial'],
              test: (id) => !id.includes('/src/pwa/worker/'),
              priority: 1,
            },
            group('game', 'src/features/table/TablePage.svelte'),
            {
              name: 'points',
              test: /\/(?:ScoreAnimation|PointsBadge|OwnerPattern|patterns|flight-spots)\.(?:svelte|ts)/,
            },
            group('modules', 'src/plugins/installed/all.ts'),
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('.'), here('../src/bastide/locale'), here('../src/bastide/data')] },
    // Tests show components without a server.
    ...(process.env.VITEST
      ? {}
      : {
          proxy: {
            '/api': backend,
            '/art': backend,
            '/healthz': backend,
            '/ws': { target: backend, ws: true },
          },
        }),
  },
});
