import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { art } from '../api/art.svelte';
import type { BoardFigure, PlacedTile } from '../api/protocol';
import Board from './Board.svelte';
import { BoardModel, type Position } from './board-model.svelte';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

const position: Position = {
  tiles: [
    { x: 0, y: 0, tile: 'D', rotation: 0, seat: null },
    { x: 1, y: 0, tile: 'V', rotation: 90, seat: 1 },
  ] as PlacedTile[],
  figures: [{ id: 'meeple-1', x: 1, y: 0, seat: 1, role: 'knight', kind: 'meeple' }] as BoardFigure[],
  figureAt: { 'meeple-1': [30, 60] },
  colours: ['red', 'blue'],
};

test('a position is drawn without a table', () => {
  art.version = 'v1';
  const { body } = render(Board, {
    props: { board: new BoardModel(position), feature: [{ x: 0, y: 0 }], news: position.tiles.slice(1) },
  });
  expect(body).toMatch(/D-0-\d\.svg/);
  expect(body).toMatch(/V-90-\d\.svg/);
  expect(body).toContain('/figure/knight-blue.svg');
  expect(body).toContain('--p-blue');
  expect(body).toContain('aria-label="Map"');
});
