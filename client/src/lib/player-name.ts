/** Characters of a name, as the server counts them. */
export const MAX_NAME_LENGTH = 24;
/** A joined emoji is one character of many units. */
export const MAX_NAME_UNITS = 120;
const segmenter = new Intl.Segmenter();

/** Cuts a name to the server's limit. */
export function truncateName(name: string, most = MAX_NAME_LENGTH): string {
  if (name.length <= most) return name;
  return [...segmenter.segment(name)]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join('');
}
