/** Build step: a part of the page that is fetched late counts as pending work until it is here (src/lib/settled.ts). */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('src/', import.meta.url)).replaceAll('\\', '/');
const IMPORT = /(?<![\w.$])import\(\s*((['"])[^'"\n]+\2)\s*\)/g;

export function pendingImports(): Plugin {
  return {
    name: 'bastide-pending-imports',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(SOURCES) || !/\.(?:ts|svelte)(?:$|\?)/.test(id)) return null;
      const counted = code.replace(IMPORT, '__pending(import($1))');
      if (counted === code) return null;
      return { code: `import { pending as __pending } from '${SOURCES}lib/settled.ts';\n${counted}`, map: null };
    },
  };
}
