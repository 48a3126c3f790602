/** How the client's sources are written; `make format` writes them so. */
import * as svelte from 'prettier-plugin-svelte';

export default {
  singleQuote: true,
  printWidth: 110,
  arrowParens: 'always',
  plugins: [svelte],
  svelteSortOrder: 'none',
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
