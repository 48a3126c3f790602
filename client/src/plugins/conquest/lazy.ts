import { sameCell } from '../../board/grid';
import { cellPosition } from '../../table/cell-position';
import type { ClientModuleLazy } from '../lazy-api';
import { fortressOf, attackSymbols } from './state';
import { wallText } from './text';

const late: ClientModuleLazy = {
  symbols: [
    { id: 'wall', picture: { text: '3' }, rule: 'CON-50', where: ['fortress'] },
    { id: 'five', picture: { text: '5+' }, rule: 'CON-49', where: ['fortress'] },
    { id: 'camp', picture: { figure: 'farmer' }, rule: 'CON-44', where: ['fortress'] },
    { id: 'knights', picture: { symbol: 'knights' }, rule: 'CON-21', where: ['catapult'] },
    { id: 'highwaymen', picture: { symbol: 'highwaymen' }, rule: 'CON-21', where: ['catapult'] },
    { id: 'monks', picture: { symbol: 'monks' }, rule: 'CON-21', where: ['catapult'] },
    { id: 'any', picture: { symbol: 'any' }, rule: 'CON-22', where: ['catapult'] },
    { id: 'catapult', picture: { piece: 'catapult' }, rule: 'CON-25', where: ['catapult'] },
  ],
  symbolsOf(table, { cell, printed }) {
    if (printed)
      return printed.part ? [] : attackSymbols(printed.facts).map((sign) => (sign === '?' ? 'any' : sign));
    const walls = fortressOf(table)?.walls ?? [];
    if (!cell || !walls[0] || !table.pieceAt(walls[0]).some((one) => sameCell(one, cell))) return [];
    const besieged = walls.some((wall) => wall.catapult);
    return [
      ...(besieged ? ['catapult'] : []),
      'wall',
      ...(table.game.seats.length > 4 ? ['five'] : []),
      'camp',
    ];
  },
  figureStops: (table, mine) =>
    (fortressOf(table)?.walls ?? [])
      .filter(({ row, camp }) => [...row, ...camp].some((count, i) => count && mine(i % row.length)))
      .map((wall) => ({
        id: wall.wall,
        cell: wall,
        text: [cellPosition(wall), wallText(table, wall)].join(' '),
      })),
  describe: (table, { game, panel }) =>
    game || panel === 'conquest/walls'
      ? (fortressOf(table)?.walls ?? []).map((wall) => wallText(table, wall))
      : [],
};
export default late;
