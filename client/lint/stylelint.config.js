/** What the styles of the client hold to: sizes, layers and colours are tokens of src/styles/tokens.css. */
const SIZES = ['/radius$/', 'z-index', 'font-size', '/^(row-|column-)?gap$/'];
const COLOURS = ['color', 'background', 'background-color', '/^border(-\\w+)?-color$/'];
const KEYWORDS = ['none', 'inherit', 'transparent', 'currentColor', 'Highlight', 'ButtonText', 'Canvas'];
// Hairlines, round things, patterns, and text that a narrow screen makes smaller.
const OTHERS = ['0', '1px', '50%', '/gradient\\(/', '/^color-mix\\(.*var\\(--/', '/^(min|max)\\(var\\(--/'];
const ALLOWED = [...KEYWORDS, ...OTHERS];
const PLACE = ['/', 'center', 'cover', '/^(\\d+(px|%)|no-repeat),?$/'];

export default {
  plugins: ['stylelint-declaration-strict-value'],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    'block-no-empty': true,
    'color-named': 'never',
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    // Widths and heights have names: src/lib/media.ts.
    'media-feature-name-disallowed-list': ['/width$/', '/height$/'],
    // A size of the scale is its token: var(--s-8).
    'declaration-property-value-disallowed-list': {
      '/^(padding|margin)/': ['/(^|[\\s(-])(4|6|8|10|12|14|16|18|20|24|32|48)px/'],
    },
    'scale-unlimited/declaration-strict-value': [
      [...SIZES, ...COLOURS],
      { ignoreValues: { '': ALLOWED, background: [...ALLOWED, ...PLACE] } },
    ],
  },
};
