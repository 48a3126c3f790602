/** Build step of words: a language is put together from its own file and those of the modules, and travels without what
 *  only those who write it read. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `en.ftl`, or `signs/en.ftl` for the words of a shelf. */
const ASKED = /^(.*\/locale)\/(?:([a-z]+)\/)?([a-z]+)\.ftl\?raw$/;

/** Comments and empty lines; text begins a line with its key or a space. */
const NOT_TOLD = /^(?:#.*)?\n/gm;
const MESSAGE = /^(?=[a-z])/m;

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
      // A module's words lie on the shelf that their key begins with, otherwise among those that are always there.
      const shelves = readdirSync(folder).filter((name) => !name.includes('.'));
      const shelfOf = (message: string): string => shelves.find((name) => message.startsWith(`${name}-`)) ?? '';
      const modules = readdirSync(`${folder}/modules`).flatMap((name) =>
        told(`${folder}/modules/${name}/${language}.ftl`)
          .split(MESSAGE)
          .filter((message) => shelfOf(message) === shelf),
      );
      const own = told(`${folder}/${shelf && `${shelf}/`}${language}.ftl`);
      return `export default ${JSON.stringify([own, ...modules].join(''))}`;
    },
  };
}
