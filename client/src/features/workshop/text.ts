/** Texts of kinds, attributes and problems. Unknown words are shown as in the file. */

import type { FixedCount, TileCatalogue, TileProblem } from '../../api/http.gen';
import { hasMessage, formatList, t } from '../../i18n';
import type { Side } from '../../board/grid';
import { isUnnamed } from '../../game/seats';
import type { OwnSet } from './saved-sets.svelte';
import type { TileSegment } from './tile-model';

const word = (name: string): string => name.replaceAll('_', '-').toLowerCase();
const first = (keys: string[], otherwise: string): string => {
  const key = keys.find(hasMessage);
  return key ? t(key) : otherwise;
};

export const kindText = (kind: string): string => first([`workshop-kind-${word(kind)}`], kind);
export const markText = (mark: string, of = ''): string =>
  first([`workshop-mark-${word(mark)}-of-${word(of)}`, `workshop-mark-${word(mark)}`], mark);
export const valueText = (mark: string, value: string): string =>
  first(
    [
      `workshop-value-${word(mark)}-${word(value)}`,
      `workshop-value-${word(value)}`,
      `workshop-kind-${word(value)}`,
    ],
    value,
  );
export const catalogueText = (id: string): string =>
  first([`workshop-catalogue-${word(id)}`, `module-${word(id)}`], id);
/** Stored for a set without a name of its own, in no reader's language. */
export const UNNAMED_SET = 'Bastide';
/** The name of a set, for the reader. */
export const setName = ({ catalogue, name }: Pick<OwnSet, 'catalogue' | 'name'>): string =>
  isUnnamed(name) ? t('workshop-my-box', { name: catalogueText(catalogue) }) : name;
export const catalogueAbout = (id: string): string => first([`workshop-catalogue-${word(id)}-about`], '');
/** "documented, but for the inn" counts as documented. */
export const provenanceText = (how: string): string =>
  first([`workshop-provenance-${how ? word(how.split(',')[0] ?? '').replaceAll(' ', '-') : 'none'}`], how);

export const sideText = (side: Side): string => t('table-side', { side });
export const sidesText = (sides: readonly Side[]): string => formatList(sides.map(sideText));
export const partText = (part: TileSegment): string =>
  part.sides
    ? t('workshop-part', { kind: kindText(part.kind), sides: sidesText([...part.sides] as Side[]) })
    : kindText(part.kind);

export const problemText = ({ code, args, text }: TileProblem): string =>
  hasMessage(`workshop-problem-${code}`) ? t(`workshop-problem-${code}`, args) : text;
export const fixedText = ({ key, args, need }: FixedCount): string =>
  hasMessage(key) ? t(key, { ...args, need }) : `${key}: ${need}`;

/** The source of one of our tiles, or empty. */
export const sourceText = ({ sources }: TileCatalogue, id: string): string => {
  const source = sources[id];
  return source ? first([`workshop-source-${word(source)}`], source) : '';
};
