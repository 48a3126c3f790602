/** Build step of the first paint: headline, picture and "Play now" as HTML in each language. The server puts it into the
 *  front page (src/bastide/server/app/page.py), so it is seen before the script is here. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICONS, type IconName } from './src/ui/icons.ts';

const LANGUAGES = ['en', 'cs', 'sk', 'de'];
const SCRIPT = readFileSync(fileURLToPath(new URL('first-paint.js', import.meta.url)), 'utf8');
const SCRIPT_NAME = `assets/first-paint-${createHash('sha256').update(SCRIPT).digest('hex').slice(0, 8)}.js`;

const icon = (name: IconName, size: number): string =>
  `<svg class="ico" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true"><path d="${ICONS[name]}" /></svg>`;
const hero = (theme: string): string => `./art/ART_VERSION/${theme}/hero.svg`;

/** As HomePage.svelte and HomeTiles.svelte draw it. */
function html(source: string): string {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const say = (key: string): string => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`no message ${key}`);
    return bundle.formatPattern(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  };
  return [
    '<div class="clip relative home fresh" id="first"><div class="art"><div class="clip absolute hero" aria-hidden="true"><picture>',
    `<source media="(prefers-color-scheme: dark)" srcset="${hero('dusk')}" />`,
    `<img class="full-width absolute map shown" src="${hero('light')}" alt="" width="700" height="600" fetchpriority="high" />`,
    '</picture></div></div><header class="page-header card-background divider-bottom"></header><main class="full-width relative stack gap-12">',
    `<h1>${say('ui-home-headline-1')}<br />${say('ui-home-headline-2')}</h1>`,
    `<a class="text-left display-grid surface raised way now" href="#play" id="play"><span class="center rounded gold-background badge">${icon('play', 30)}</span>`,
    `<span class="stack gap-2 words"><span class="name">${say('ui-play-now')}</span>`,
    `<span class="muted line">${say('ui-play-now-line')}</span></span>${icon('next', 24)}</a></main></div>`,
  ].join('');
}

/** `words` gives the file with the messages of a language. */
export function firstPaint(words: (language: string) => string): Plugin {
  return {
    name: 'bastide-first-paint',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `./${SCRIPT_NAME}` }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: SCRIPT_NAME, source: SCRIPT });
      for (const language of LANGUAGES) {
        this.emitFile({
          type: 'asset',
          fileName: `home-${language}.html`,
          source: html(readFileSync(words(language), 'utf8')),
        });
      }
    },
  };
}
