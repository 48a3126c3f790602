/** Tests begin as a page does: with the messages of every page, in English. */
import { language } from './language.svelte';

await language.fetch('first');
