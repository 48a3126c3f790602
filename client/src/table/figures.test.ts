import '../plugins/installed/all';
import { describe, expect, test } from 'vitest';
import type { RuleModuleInfo, ServerMeta } from '../api/http.gen';
import type { Desk } from './table-model.svelte';
import { hasShape, kindsOf, pictured, strengthOf } from '../board/figures';
import { otherFigures } from './event-text';

const figure = (kind: string, like = '', strength = 1) => ({ kind, like, strength });
const module = (id: string, ...figures: ReturnType<typeof figure>[]) => ({ id, figures }) as unknown as RuleModuleInfo;
const meta = {
  modules: [
    module('base-rules', figure('meeple')),
    module('abbot', figure('abbot')),
    module('mists-rules', figure('guard')),
    module('guards', figure('guard', 'meeple')),
    module('inns', figure('large', 'meeple', 2)),
  ],
} as ServerMeta;
const kinds = kindsOf(meta, ['base-rules', 'abbot', 'guards', 'inns']);

describe('kinds of figures', () => {
  test('are those of the modules of the table', () => {
    expect([...kinds.keys()]).toEqual(['meeple', 'abbot', 'guard', 'large']);
    expect([...kindsOf(null, ['inns'])]).toEqual([]);
    expect(kindsOf(meta, ['mists-rules']).get('guard')?.like).toBe('');
  });

  test('have a shape of their own where they are used like others', () => {
    expect(['meeple', 'abbot', 'guard', 'large', 'guard-2'].map((kind) => hasShape(kinds, kind))).toEqual([false, false, true, true, false]);
    expect(pictured(kinds, 'knight', 'large')).toBe('large-knight');
    expect(pictured(kinds, '', 'large')).toBe('large');
    expect(pictured(kinds, 'guard', 'guard')).toBe('guard');
    expect(pictured(kinds, 'monk', 'meeple')).toBe('monk');
    expect(pictured(kindsOf(meta, ['mists-rules']), 'knight', 'guard')).toBe('knight');
  });

  test('count as much as they say', () => {
    expect(['large', 'meeple', 'unknown'].map((kind) => strengthOf(kinds, kind))).toEqual([2, 1, 1]);
  });

  test('stand beside the usual ones in one order: used like them, used otherwise, with a stock', () => {
    const supply = { meeple: 3, abbot: 1, guard: 0, large: 0 };
    const view = { supply: [supply, { ...supply, abbot: 0 }], stock: [{ guard: 3 }, { guard: 2 }] };
    const desk = { usual: 'meeple', figureKinds: kinds, game: { view } } as unknown as Desk;
    expect(otherFigures(desk, 0)).toEqual([
      { kind: 'large', left: 0, stock: null },
      { kind: 'abbot', left: 1, stock: null },
      { kind: 'guard', left: 0, stock: 3 },
    ]);
    expect(otherFigures(desk, 1).map(({ kind }) => kind)).toEqual(['large', 'guard']);
  });
});
