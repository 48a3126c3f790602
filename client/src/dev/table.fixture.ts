/** A table of a moment of src/dev for component tests. Commands are recorded, and answered by `answer`. */
import { vi } from 'vitest';
import type { CommandBody, Offer, Outcome, Snapshot, WhyAnswer } from '../api/protocol';
import { GameStore } from '../game/game-store.svelte';
import { TableModel } from '../table/table-model.svelte';
import { mockSnapshot } from './mock';

type Moment = 'mock' | 'mock-figure' | 'mock-over';

export function tableAt(moment: Moment, change: (position: Snapshot) => void = () => undefined) {
  const game = new GameStore('mock');
  const answer = vi.fn((_command: CommandBody): Promise<Outcome> =>
    Promise.resolve({ ok: true, seq: game.seq }),
  );
  game.send = answer;
  const position = mockSnapshot(moment);
  change(position);
  game.receive(position);
  game.connection = 'live';
  return { game, table: new TableModel(game), answer };
}

/** A command is under way. */
export const setBusy = (game: GameStore): void =>
  void (game.pending = { t: 'undo', cid: '1', seq: game.seq });

/** The server's reason why a tile does not fit. */
export const REFUSED: WhyAnswer = {
  t: 'why',
  cid: '',
  ok: false,
  code: 'side-mismatch',
  rule: 'BASE-12',
  text: '',
  args: { side: 'E', mine: 'city', theirs: 'road' },
  sides: ['E'],
  misses: [],
};

/** A choice of a figure on the tile placed last. */
export function slotOffer(id: string, args: Offer['label']['args'], change: Partial<Offer> = {}): Offer {
  return {
    id,
    shape: 'slot',
    seat: 0,
    x: -4,
    y: 2,
    at: [50, 50],
    label: { key: 'offer-figure', args },
    preview: [],
    rules: ['BASE-20'],
    final: false,
    ...change,
  };
}
