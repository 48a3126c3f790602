// What a reader would stumble over: dead code, forgotten promises of the language, habits of Svelte that no longer hold.
// Types and accessibility are the business of svelte-check.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '**/public/**', '**/protocol.gen.ts', 'lint/**'] },
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
);
