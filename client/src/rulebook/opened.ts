import { language } from '../i18n/language.svelte';

/** A part of the book, fetched together with the words of the rules: a link without them could not be read. */
export async function opened<Part>(part: Promise<Part>): Promise<Part> {
  await language.fetch('rules');
  return part;
}
