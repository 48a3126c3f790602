import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { tableAt } from '../../dev/table.fixture';
import type { LessonInfo, Snapshot } from '../../api/protocol';
import { scoreAtEnd } from './scoring-at-end.svelte';

afterEach(() => {
  settings.motion = 'system';
});

/** A table whose page was opened at `over`. `end` brings the end of its game. */
function opened(over: boolean, change: (position: Snapshot) => void = () => undefined) {
  let position!: Snapshot;
  const { game, table } = tableAt('mock-over', (found) => {
    position = structuredClone(found);
    change(position);
    change(found);
    found.view!.over = over;
  });
  const root = mount((() => scoreAtEnd(table)) as never, { target: document.body });
  const end = async (): Promise<void> => {
    game.receive(position);
    await new Promise(requestAnimationFrame);
  };
  const undo = async (): Promise<void> => {
    game.receive({ ...position, view: { ...position.view!, over: false } });
    await new Promise(requestAnimationFrame);
  };
  return { table, end, undo, close: () => unmount(root) };
}

describe('scoreAtEnd', () => {
  test('a game that ends here is counted before its result', async () => {
    const { table, end, close } = opened(false);
    await end();
    expect([table.scoringStep, table.autoScoring, table.endSeen]).toEqual([0, true, true]);
    expect(table.resultShown).toBe(false);
    await close();
  });

  test('a game that was over shows its result', async () => {
    const { table, end, close } = opened(true);
    await end();
    expect([table.scoringStep, table.endSeen, table.resultShown]).toEqual([null, false, true]);
    await close();
  });

  test('with reduced motion the result comes at once', async () => {
    settings.motion = 'less';
    const { table, end, close } = opened(false);
    await end();
    expect([table.scoringStep, table.endSeen, table.resultShown]).toEqual([null, true, true]);
    await close();
  });

  test('without anything to count the result comes at once', async () => {
    const { table, end, close } = opened(false, ({ view }) => (view!.explain = []));
    await end();
    expect([table.scoringStep, table.endSeen]).toEqual([null, true]);
    await close();
  });

  test('a lesson has no count', async () => {
    const { table, end, close } = opened(false, (at) => (at.table.lesson = { id: 'base' } as LessonInfo));
    await end();
    expect([table.scoringStep, table.endSeen]).toEqual([null, false]);
    await close();
  });

  test('a last move that is taken back ends the count', async () => {
    const { table, end, undo, close } = opened(false);
    await end();
    await undo();
    expect([table.scoringStep, table.endSeen]).toEqual([null, false]);
    await close();
  });
});
