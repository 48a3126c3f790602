/** Days as people write them. */
import { language } from '../i18n/language.svelte';

export const dayOf = (ms: number): string =>
  new Date(ms).toLocaleDateString(language.now.tongue, { day: 'numeric', month: 'short', year: 'numeric' });
