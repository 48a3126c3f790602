/** Requests of the position editor. The draft is one line of text, which only the server reads. */
import { call } from '../../api';
import type { BestTurns, DraftRequest, DraftResponse, GamePosition } from '../../api/http.gen';
import type { SeatNo } from '../../api/protocol';

export type PositionEdit = NonNullable<DraftRequest['edit']>;
/** Where a tile may lie, which figures may stand on it, or which tiles there are. */
export type PositionRequest = { tile?: string } | { x: number; y: number; seat: SeatNo };

export const editPosition = (
  text: string,
  edit: PositionEdit | null,
  ask: PositionRequest,
): Promise<DraftResponse> => call('POST /api/position', { body: { text, ...(edit && { edit }), ask } });
export const getBestTurns = (text: string): Promise<BestTurns> =>
  call('POST /api/position/advice', { body: { text } });

export const positionAt = (table: string, turn: number): Promise<GamePosition> =>
  call('GET /api/tables/{table}/position', { path: { table }, query: { turn } });
