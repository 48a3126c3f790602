/** Build step of words: a language is put together from its own file and those of the modules, and travels without what
 *  only those who write it read. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { shelfOf } from './src/i18n/shelves.ts';

/** `en.ftl`, or `signs/en.ftl` for the words of a shelf. */
const ASKED = /^(.*\/locale)\/(?:([a-z]+)\/)?([a-z]+)\.ftl\?raw$/;

/** Comments and empty lines; text begins a line with its key or a space. */
const NOT_TOLD = /^(?:#.*)?\n/gm;
const MESSAGE = /^(?=[a-z])/m;
const KEY = /^[\w-]+/;

export function words(): Plugin {
  return {
    name: 'bastide-words',
    enforce: 'pre',
    load(id) {
      const [, folder, shelf = '', language = ''] = ASKED.exec(id) ?? [];
      if (folder === undefined) return null;
      const told = (file: string): string => {
        this.addWatchFile(file);
        return readFileSync(file, 'utf8').replace(NOT_TOLD, '');
      };
      // Words of modules, and those that lie beside the folders, go where their key says.
      const shelves = readdirSync(folder).filter((name) => !name.includes('.'));
      const files = ['', ...readdirSync(`${folder}/modules`).map((name) => `modules/${name}/`)];
      const chosen = files.flatMap((place) =>
        told(`${folder}/${place}${language}.ftl`)
          .split(MESSAGE)
          .filter((message) => shelfOf(KEY.exec(message)?.[0] ?? '', shelves) === shelf),
      );
      const own = shelf ? told(`${folder}/${shelf}/${language}.ftl`) : '';
      return `export default ${JSON.stringify([own, ...chosen].join(''))}`;
    },
  };
}
