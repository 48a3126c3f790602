import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';
import { MEDIA } from './src/lib/media.ts';

const definitions = Object.entries(MEDIA).map(([name, query]) => ({
  name: 'custom-media',
  params: `--${name} ${query}`,
}));

/** Replaces the names of media queries by the queries of src/lib/media.ts, in every style of the page. */
export const customQueries: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'media-queries',
        Once: (root, { AtRule }) => void root.prepend(definitions.map((one) => new AtRule(one))),
      },
      customMedia(),
      {
        postcssPlugin: 'media-names',
        AtRule: {
          media(rule) {
            if (rule.params.includes('(--'))
              throw rule.error(`src/lib/media.ts has no query of this name: ${rule.params}`);
          },
        },
      },
    ],
  },
};
