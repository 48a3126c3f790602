/** Splits a text at addresses of mail and of sites, for links. */

export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+|https:\/\/[^\s<>"',;]+/g;

export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(ADDRESS)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: found[0], href: found[0].startsWith('https://') ? found[0] : `mailto:${found[0]}` });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
