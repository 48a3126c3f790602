/** Build steps of the installed page: the list of files for the service worker, and a manifest for each language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'cs', 'sk', 'de'];
const PAPER = '#f5eddd';
const ACCENT = '#9a3327';
const icon = (name: string, size: number, purpose: string) => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The manifest in one language; its addresses begin where it lies, so its identity is the server's. */
function manifest(language: string, source: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const say = (key: string): string => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`${language}.ftl has no ${key}`);
    return bundle.formatPattern(value);
  };
  const way = (key: string, url: string) => ({ name: say(key), url, icons: [icon('app', 192, 'any')] });
  return JSON.stringify({
    start_url: './',
    scope: './',
    lang: language,
    dir: 'ltr',
    name: say('ui-app-name'),
    short_name: say('ui-brand'),
    description: say('ui-app-line'),
    display: 'standalone',
    orientation: 'any',
    background_color: PAPER,
    theme_color: ACCENT,
    categories: ['games'],
    icons: [
      icon('app', 192, 'any'),
      icon('app', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: [
      way('ui-new-table', 'new'),
      way('ui-play-friends', 'new?friends'),
      way('ui-one-device', 'new?device'),
    ],
  });
}

/** `words` tells where the words of a language are. */
export function shell(words: (language: string) => string): Plugin {
  return {
    name: 'bastide-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const language of LANGUAGES) {
        const source = manifest(language, readFileSync(words(language), 'utf8'));
        this.emitFile({ type: 'asset', fileName: `app-${language}.webmanifest`, source });
      }
      const page = bundle['index.html'];
      const worker = bundle['sw.js'];
      if (page?.type !== 'asset' || worker?.type !== 'chunk')
        throw new Error('the build lacks its page or its worker');
      const html = String(page.source);
      const all = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const first = all.filter((name) => html.includes(`/${name}`));
      const list = { first: first.map((name) => `/${name}`), all: all.map((name) => `/${name}`) };
      const parts = worker.code.split('__SHELL__');
      if (parts.length !== 2) throw new Error('the worker asks for its list of files once');
      worker.code = parts.join(JSON.stringify(list));
    },
  };
}
