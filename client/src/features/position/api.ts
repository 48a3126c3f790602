/** Requests of the position editor. The draft is one line of text, which only the server reads. */
import { call } from '../../api';
import type { BestTurns, DraftQuestion, DraftRequest, DraftResponse, GamePosition } from '../../api/http.gen';

export type PositionEdit = NonNullable<DraftRequest['edit']>;
/** Where a tile may lie, which figures may stand on it, or which tiles there are. */
export type DraftSelection =
  Pick<DraftQuestion, 'tile'> | { [Key in 'x' | 'y' | 'seat']: NonNullable<DraftQuestion[Key]> };

export const editPosition = (
  text: string,
  edit: PositionEdit | null,
  ask: DraftSelection,
): Promise<DraftResponse> => call('POST /api/position', { body: { text, ...(edit && { edit }), ask } });
export const getBestTurns = (text: string): Promise<BestTurns> =>
  call('POST /api/position/advice', { body: { text } });

export const positionAt = (table: string, turn: number): Promise<GamePosition> =>
  call('GET /api/tables/{table}/position', { path: { table }, query: { turn } });
