/** The mist of the view and its ghosts. */
import type { Cell, Offer } from '../../api/protocol';
import type * as wire from '../../api/protocol.gen';
import type { TableContext } from '../api';

/** A bank that is `lost` can never be closed. */
export interface MistBank extends wire.Bank {
  cells: Cell[];
}

/** Mist with its ghosts and their bank. `around` are the cells that must still be filled. */
export interface Mist extends wire.Mist {
  banks: MistBank[];
  cemeteries: (wire.Cemetery & { around: Cell[] })[];
}

export const mistState = ({ game }: Pick<TableContext, 'game'>): Mist | null =>
  (game.view?.mist as Mist | undefined) ?? null;

/** Ghosts left in the bank after the previewed offer. */
export const bankAfter = (table: TableContext): number | null => table.previewOffer?.bank ?? null;

/** A spot with a place for ghosts and no figure. */
export const isGhostOffer = ({ label: { args = {} } }: Offer): boolean =>
  !args['role'] && ['mist', 'cemetery'].includes(String(args['feature']));
