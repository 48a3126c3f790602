import '../plugins/installed/all';
import { describe, expect, test } from 'vitest';
import type { RuleModuleInfo, ServerMeta } from '../api/http.gen';
import type { TableModel } from './table-model.svelte';
import { hasOwnShape, figureKindsOf, figurePicture, strengthOf } from '../board/figures';
import { figureStock } from './event-text';

const figure = (kind: string, like = '', strength = 1) => ({ kind, like, strength });
const module = (id: string, ...figures: ReturnType<typeof figure>[]) =>
  ({ id, figures }) as unknown as RuleModuleInfo;
const meta = {
  modules: [
    module('base-rules', figure('meeple')),
    module('abbot', figure('abbot')),
    module('mists-rules', figure('guard')),
    module('guards', figure('guard', 'meeple')),
    module('inns', figure('large', 'meeple', 2)),
  ],
} as ServerMeta;
const kinds = figureKindsOf(meta, ['base-rules', 'abbot', 'guards', 'inns']);

describe('kinds of figures', () => {
  test('are those of the modules of the table', () => {
    expect([...kinds.keys()]).toEqual(['meeple', 'abbot', 'guard', 'large']);
    expect([...figureKindsOf(null, ['inns'])]).toEqual([]);
    expect(figureKindsOf(meta, ['mists-rules']).get('guard')?.like).toBe('');
  });

  test('have a shape of their own where they are used like others', () => {
    expect(['meeple', 'abbot', 'guard', 'large', 'guard-2'].map((kind) => hasOwnShape(kinds, kind))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(figurePicture(kinds, 'knight', 'large')).toBe('large-knight');
    expect(figurePicture(kinds, '', 'large')).toBe('large');
    expect(figurePicture(kinds, 'guard', 'guard')).toBe('guard');
    expect(figurePicture(kinds, 'monk', 'meeple')).toBe('monk');
    expect(figurePicture(figureKindsOf(meta, ['mists-rules']), 'knight', 'guard')).toBe('knight');
  });

  test('count as much as they say', () => {
    expect(['large', 'meeple', 'unknown'].map((kind) => strengthOf(kinds, kind))).toEqual([2, 1, 1]);
  });

  test('stand beside the usual ones in one order: used like them, used otherwise, with a stock', () => {
    const supply = { meeple: 3, abbot: 1, guard: 0, large: 0 };
    const view = { supply: [supply, { ...supply, abbot: 0 }], stock: [{ guard: 3 }, { guard: 2 }] };
    const table = { defaultFigure: 'meeple', figureKinds: kinds, game: { view } } as unknown as TableModel;
    expect(figureStock(table, 0)).toEqual([
      { kind: 'large', left: 0, stock: null },
      { kind: 'abbot', left: 1, stock: null },
      { kind: 'guard', left: 0, stock: 3 },
    ]);
    expect(figureStock(table, 1).map(({ kind }) => kind)).toEqual(['large', 'guard']);
  });
});
