/** Every sign of the board and of what stands beside it: what it looks like, where it is met, which rule tells of it.
 *  Its words are those of the shelf `signs`. */
import type { Desk } from '../desk.svelte';

export type Picture =
  | { tile: string }
  | { symbol: string }
  | { piece: string }
  | { figure: string; ghosts?: number }
  | { place: 'ready' | 'turn'; ghosts?: number; aim?: 'away' | 'home' | 'both' }
  /** What became of it, as the letter of its drawing. */
  | { mist: 'c' | 'l' }
  | { ghosts: number }
  | { drawn: 'frame' | 'count' | 'waits' }
  | { text: string };

export interface Sign {
  id: string;
  picture: Picture;
  /** None where the page itself is the reason. */
  rule?: string;
  /** Where all play together. */
  coop?: string;
  /** What must be in play for it to be met: modules, and what a table may have. */
  where?: readonly string[];
  /** An option that can leave it out. */
  option?: string;
}

export const SIGNS: readonly Sign[] = [
  { id: 'ready', picture: { place: 'ready' }, rule: 'BASE-12', coop: 'MIST-10' },
  { id: 'turn', picture: { place: 'turn' }, rule: 'BASE-11', coop: 'MIST-10' },
  { id: 'news', picture: { drawn: 'frame' } },
  { id: 'fill', picture: { text: '3 · 40%' }, where: ['aids'] },
  { id: 'owners', picture: { text: 'A' }, where: ['aids'] },
  { id: 'knight', picture: { figure: 'knight' }, rule: 'BASE-31', coop: 'MIST-72' },
  { id: 'highwayman', picture: { figure: 'highwayman' }, rule: 'BASE-30', coop: 'MIST-71' },
  { id: 'monk', picture: { figure: 'monk' }, rule: 'BASE-32' },
  { id: 'farmer', picture: { figure: 'farmer' }, rule: 'FLD-04', where: ['fields'] },
  { id: 'abbot', picture: { figure: 'abbot' }, rule: 'ABB-05', where: ['abbot'] },
  { id: 'large', picture: { figure: 'large' }, rule: 'INN-30', where: ['inns'], option: 'large' },
  { id: 'inn', picture: { tile: 'IN-inn-bend' }, rule: 'INN-32', where: ['inns'], option: 'inn' },
  { id: 'cathedral', picture: { tile: 'IN-cathedral' }, rule: 'INN-33', where: ['inns'], option: 'cathedral' },
  { id: 'shield', picture: { tile: 'F' }, rule: 'BASE-31', coop: 'MIST-72' },
  { id: 'monastery', picture: { tile: 'B' }, rule: 'BASE-32' },
  { id: 'crossing', picture: { tile: 'X' }, rule: 'BASE-23', coop: 'MIST-71' },
  { id: 'garden', picture: { tile: 'I-garden' }, rule: 'ABB-04', where: ['abbot'] },
  { id: 'arrow', picture: { tile: 'AN-F' }, rule: 'ANN-22', where: ['arrows'] },
  { id: 'reinforce', picture: { symbol: 'reinforce' }, rule: 'ANN-30', where: ['arrows'] },
  { id: 'portal', picture: { symbol: 'portal' }, rule: 'ANN-32', where: ['arrows'] },
  { id: 'extra', picture: { symbol: 'extra-turn' }, rule: 'ANN-33', where: ['arrows'] },
  { id: 'mist', picture: { tile: 'MM19' }, rule: 'GHO-12', where: ['ghosts'] },
  { id: 'away', picture: { place: 'ready', ghosts: 1, aim: 'away' }, rule: 'GHO-12', where: ['ghosts'] },
  { id: 'home', picture: { place: 'ready', ghosts: 1, aim: 'home' }, rule: 'GHO-13', where: ['ghosts'] },
  { id: 'both', picture: { place: 'ready', ghosts: 1, aim: 'both' }, rule: 'GHO-14', where: ['ghosts'] },
  { id: 'haunted', picture: { figure: 'knight', ghosts: 2 }, rule: 'GHO-30', where: ['ghosts'] },
  { id: 'guard', picture: { figure: 'guard' }, rule: 'GHO-19', where: ['ghosts', 'cemeteries'] },
  { id: 'stock', picture: { text: '2+3' }, rule: 'GHO-42', where: ['cemeteries'] },
  { id: 'cemetery', picture: { tile: 'MK02' }, rule: 'GHO-40', where: ['cemeteries'] },
  { id: 'gravedigger', picture: { figure: 'gravedigger' }, rule: 'GHO-42', where: ['cemeteries'] },
  { id: 'open', picture: { tile: 'MM19' }, rule: 'MIST-21', where: ['mists'] },
  { id: 'closed', picture: { mist: 'c' }, rule: 'MIST-23', where: ['mists'] },
  { id: 'lost', picture: { mist: 'l' }, rule: 'MIST-22', where: ['mists'] },
  { id: 'come', picture: { place: 'ready', ghosts: 2 }, rule: 'MIST-40', where: ['mists'] },
  { id: 'ghosts', picture: { ghosts: 2 }, rule: 'MIST-23', where: ['mists'] },
  { id: 'bank', picture: { ghosts: 1 }, rule: 'GHO-05', coop: 'MIST-45', where: ['ghosts', 'mists'] },
  { id: 'risk', picture: { text: '7%' }, rule: 'MIST-82', where: ['mists'] },
  { id: 'castle', picture: { tile: 'MC01' }, rule: 'GHO-52', coop: 'MIST-73', where: ['castles', 'mists'] },
  { id: 'steward', picture: { figure: 'steward' }, rule: 'GHO-50', coop: 'MIST-73', where: ['castles', 'mists'] },
  { id: 'grave', picture: { tile: 'MK02' }, rule: 'MIST-31', where: ['mists'] },
  { id: 'count', picture: { drawn: 'count' }, rule: 'MIST-30', where: ['mists'] },
  { id: 'waits', picture: { drawn: 'waits' }, rule: 'MIST-30', where: ['mists'] },
  { id: 'buried', picture: { figure: 'buried' }, rule: 'MIST-35', where: ['mists'] },
  { id: 'hound', picture: { piece: 'hound-1' }, rule: 'MIST-93', where: ['mists'] },
  { id: 'wall', picture: { text: '3' }, rule: 'CON-50', where: ['fortress'] },
  { id: 'five', picture: { text: '5+' }, rule: 'CON-49', where: ['fortress'] },
  { id: 'camp', picture: { figure: 'farmer' }, rule: 'CON-44', where: ['fortress'] },
  { id: 'knights', picture: { symbol: 'knights' }, rule: 'CON-21', where: ['catapult'] },
  { id: 'highwaymen', picture: { symbol: 'highwaymen' }, rule: 'CON-21', where: ['catapult'] },
  { id: 'monks', picture: { symbol: 'monks' }, rule: 'CON-21', where: ['catapult'] },
  { id: 'any', picture: { symbol: 'any' }, rule: 'CON-22', where: ['catapult'] },
  { id: 'catapult', picture: { piece: 'catapult' }, rule: 'CON-25', where: ['catapult'] },
];

const BY_ID = new Map(SIGNS.map((sign) => [sign.id, sign]));
export const signOf = (id: string): Sign | undefined => BY_ID.get(id);

/** Signs that are told where all play together, though nothing is named that they need. */
const NOT_TOGETHER = new Set(['monk', 'monastery']);

/** The signs that can be met at a table. */
export function signsAt(desk: Pick<Desk, 'mists' | 'haunting' | 'play' | 'game'>): Sign[] {
  const { modules = [], options } = desk.game.table ?? {};
  const met = new Set(modules);
  if (desk.haunting) met.add('ghosts');
  if (desk.mists) met.add('mists');
  if (desk.play.aids) met.add('aids');
  return SIGNS.filter(
    ({ id, where, option = '' }) =>
      options?.house[option] !== false && (where ? where.some((one) => met.has(one)) : !desk.mists || !NOT_TOGETHER.has(id)),
  );
}

/** The rule that a sign points to at this table. */
export const ruleOf = ({ rule = '', coop = '' }: Sign, together: boolean): string => (together ? coop || rule : rule);
