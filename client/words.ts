/** Build step of the messages: the module `virtual:messages` says where those of a namespace are. A built page fetches
 *  them as files; tests and the development server have them in the module. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { NAMESPACES, namespaceOf, type Namespace } from './src/i18n/namespaces.ts';

const LANGUAGES = ['en', 'cs', 'sk', 'de'];
const MODULE = 'virtual:messages';
const BASE_PATH_FILE = fileURLToPath(new URL('src/lib/base-path.ts', import.meta.url));

/** Comments and empty lines; text begins a line with its key or a space. */
const UNSEEN = /^(?:#.*)?\n/gm;
const MESSAGE = /^(?=[a-z])/m;
const KEY = /^[\w-]+/;

/** Modules of every game: their messages come with the first ones. */
const ALWAYS: readonly string[] = ['base-rules', 'base-tiles', 'fields'];

/** The namespace of a message in the file of a module: its own unless the key names another. Its name comes first. */
function namespaceIn(module: string, key: string): Namespace {
  const general = namespaceOf(key);
  return !['first', 'common'].includes(general) || key.startsWith('module-') || ALWAYS.includes(module)
    ? general
    : `modules-${module}`;
}

/** The namespaces of modules. */
const ownNames = (modules: readonly string[]): Namespace[] =>
  modules.filter((name) => !ALWAYS.includes(name)).map((name): Namespace => `modules-${name}`);

/** `locale` is the folder of the Fluent files. */
export function words(locale: string): Plugin {
  let built = false;
  const modules = readdirSync(`${locale}/modules`).sort();

  let gathered: Map<string, string> | null = null;

  /** The messages of each namespace, by `<language>-<namespace>`. */
  function gather(watch: (file: string) => void): Map<string, string> {
    const read = (file: string): string => {
      watch(file);
      return readFileSync(file, 'utf8').replace(UNSEEN, '');
    };
    const own: readonly string[] = readdirSync(locale);
    const found = new Map<string, string>();
    for (const language of LANGUAGES) {
      const of = new Map<Namespace, string[]>(
        [...NAMESPACES, ...ownNames(modules)].map((name) => [
          name,
          own.includes(name) ? [read(`${locale}/${name}/${language}.ftl`)] : [],
        ]),
      );
      const share = (source: string, place: (key: string) => Namespace): void => {
        for (const message of source.split(MESSAGE))
          of.get(place(KEY.exec(message)?.[0] ?? ''))?.push(message);
      };
      share(read(`${locale}/${language}.ftl`), namespaceOf);
      for (const name of modules)
        share(read(`${locale}/modules/${name}/${language}.ftl`), (key) => namespaceIn(name, key));
      for (const [name, messages] of of) found.set(`${language}-${name}`, messages.join(''));
    }
    return found;
  }

  return {
    name: 'bastide-messages',
    configResolved: (config) => void (built = config.command === 'build'),
    watchChange: () => void (gathered = null),
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const known = `export const modules = ${JSON.stringify(modules.filter((name) => !ALWAYS.includes(name)))};\n`;
      const all = (gathered ??= gather((file) => this.addWatchFile(file)));
      const [, wanted] = id.split('/');
      if (wanted) return `export default ${JSON.stringify(all.get(wanted))}`;
      if (!built) {
        const parts = [...all.keys()].map((name) => `'${name}': () => import('${MODULE}/${name}')`);
        return `${known}const all = {${parts.join()}};\nexport const messagesOf = async (name) => (await all[name]()).default;`;
      }
      const version = createHash('sha256')
        .update(JSON.stringify([...all]))
        .digest('hex')
        .slice(0, 8);
      for (const [name, source] of all)
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${version}.ftl`, source });
      return `${known}import { withBase } from ${JSON.stringify(BASE_PATH_FILE)};\nexport const messagesOf = async (name) => {
        const answer = await fetch(withBase(\`/assets/\${name}-${version}.ftl\`));
        if (!answer.ok) throw new Error(\`\${answer.status} \${name}\`);
        return answer.text();
      };`;
    },
  };
}
