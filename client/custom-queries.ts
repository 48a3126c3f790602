import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';
import { MEDIA } from './src/lib/media.ts';

const definitions = Object.entries(MEDIA).map(([name, query]) => ({ name: 'custom-media', params: `--${name} ${query}` }));

/** Puts the queries of src/lib/media.ts in the place of their names, in every style of the page. */
export const customQueries: CSSOptions = {
  postcss: {
    plugins: [
      { postcssPlugin: 'media-queries', Once: (root, { AtRule }) => void root.prepend(definitions.map((one) => new AtRule(one))) },
      customMedia(),
    ],
  },
};
