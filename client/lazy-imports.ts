/** Build step: each `import()` of the page counts as pending work and can be tried again (src/lib/load-module.ts). */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCES = fileURLToPath(new URL('src/', import.meta.url)).replaceAll('\\', '/');
const IMPORT = /(?<![\w.$])import\(\s*((['"])[^'"\n]+\2)\s*\)/g;

export function lazyImports(): Plugin {
  return {
    name: 'bastide-lazy-imports',
    enforce: 'post',
    transform(code, id) {
      if (!id.startsWith(SOURCES) || !/\.(?:ts|svelte)(?:$|\?)/.test(id)) return null;
      const wrapped = code.replace(IMPORT, '__loadModule(() => import($1))');
      if (wrapped === code) return null;
      return {
        code: `import { loadModule as __loadModule } from '${SOURCES}lib/load-module.ts';\n${wrapped}`,
        map: null,
      };
    },
  };
}
