/** Build step: leaves out what the page does not use of Svelte. It is never hydrated, and has no custom elements. */
import type { Plugin } from 'vite';

const RUNTIME = '/svelte/src/internal/';
/** Variables that only the unused parts change. */
const FLAGS = /export let (hydrating|\w+_mode_flag) = false;/g;
const CHANGES = /\t(?:hydrating|\w+_mode_flag) = (?:value|true|false);/g;

export function unusedSvelte(): Plugin {
  return {
    name: 'bastide-unused-svelte',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(RUNTIME)) return null;
      if (id.endsWith('/custom-element.js')) return { code, map: null, moduleSideEffects: false };
      if (!/\/(?:hydration|flags\/index)\.js$/.test(id)) return null;
      if (!FLAGS.test(code)) this.error(`${id} has other flags than this build step knows`);
      return { code: code.replace(FLAGS, 'export const $1 = false;').replace(CHANGES, ''), map: null };
    },
  };
}
