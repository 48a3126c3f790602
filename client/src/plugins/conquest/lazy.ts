import { num, t } from '../../i18n';
import { same } from '../../board/grid';
import type { LatePart } from '../lazy-api';
import { fortressOf, signsOf } from './state';
import { wallText } from './text';

const late: LatePart = {
  signs: [
    { id: 'wall', picture: { text: '3' }, rule: 'CON-50', where: ['fortress'] },
    { id: 'five', picture: { text: '5+' }, rule: 'CON-49', where: ['fortress'] },
    { id: 'camp', picture: { figure: 'farmer' }, rule: 'CON-44', where: ['fortress'] },
    { id: 'knights', picture: { symbol: 'knights' }, rule: 'CON-21', where: ['catapult'] },
    { id: 'highwaymen', picture: { symbol: 'highwaymen' }, rule: 'CON-21', where: ['catapult'] },
    { id: 'monks', picture: { symbol: 'monks' }, rule: 'CON-21', where: ['catapult'] },
    { id: 'any', picture: { symbol: 'any' }, rule: 'CON-22', where: ['catapult'] },
    { id: 'catapult', picture: { piece: 'catapult' }, rule: 'CON-25', where: ['catapult'] },
  ],
  onCell(desk, cell) {
    const walls = fortressOf(desk)?.walls ?? [];
    if (!walls[0] || !desk.pieceAt(walls[0]).some((one) => same(one, cell))) return [];
    const besieged = walls.some((wall) => wall.catapult);
    return [...(besieged ? ['catapult'] : []), 'wall', ...(desk.game.seats.length > 4 ? ['five'] : []), 'camp'];
  },
  printed: (facts, part) => (part ? [] : signsOf(facts).map((sign) => (sign === '?' ? 'any' : sign))),
  own: (desk, mine) =>
    (fortressOf(desk)?.walls ?? [])
      .filter(({ row, camp }) => [...row, ...camp].some((count, i) => count && mine(i % row.length)))
      .map((wall) => ({
        id: wall.wall,
        cell: wall,
        text: [t('table-cell', { row: num(wall.y), column: num(wall.x) }), wallText(desk, wall)].join(' '),
      })),
  state: (desk) => wallsSaid(desk),
  typed: [{ word: 'walls', letter: 'b', said: (desk) => wallsSaid(desk), none: 'ears-no-walls' }],
};

const wallsSaid = (desk: Parameters<typeof wallText>[0]): string[] => (fortressOf(desk)?.walls ?? []).map((wall) => wallText(desk, wall));

export default late;
