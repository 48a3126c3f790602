/** Build step of words: a language travels without what only those who write it read. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ASKED = '.ftl?raw';

/** Comments and empty lines; text begins a line with its key or a space. */
const NOT_TOLD = /^(?:#.*)?\n/gm;

export function words(): Plugin {
  return {
    name: 'bastide-words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(ASKED)) return null;
      const file = id.slice(0, -'?raw'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readFileSync(file, 'utf8').replace(NOT_TOLD, ''))}`;
    },
  };
}
