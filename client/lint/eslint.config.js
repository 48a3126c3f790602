// What a reader would stumble over: dead code, forgotten promises of the language, habits of Svelte that no longer hold.
// Types and accessibility are the business of svelte-check.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

const AREAS = ['localStorage', 'sessionStorage', 'indexedDB'];
const STORAGE = 'Use lib/storage.svelte.ts, which survives a refusal and a full disk.';
const CLIPBOARD = 'Use copyText() of lib/clipboard.ts, which reports a refusal.';

export default ts.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/public/**', '**/*.gen.ts', 'lint/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'no-undef': 'off', // the compiler knows
      eqeqeq: ['error', 'smart'],
      'svelte/no-unused-svelte-ignore': 'off', // so does svelte-check, which is asked for more
      'svelte/prefer-svelte-reactivity': 'off', // dates and maps that are made anew are no state
      'svelte/no-unused-props': 'off', // a third of the time, and svelte-check sees what matters
      'no-unused-expressions': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // A browser may refuse these, or throw where they are only named.
    ignores: ['src/lib/storage.svelte.ts', 'src/lib/clipboard.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...AREAS.map((name) => ({ name, message: STORAGE }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          AREAS.map((property) => ({ object, property, message: STORAGE })),
        ),
        { object: 'navigator', property: 'clipboard', message: CLIPBOARD },
        { object: 'document', property: 'execCommand', message: CLIPBOARD },
      ],
    },
  },
);
