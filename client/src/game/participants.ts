/** Other people at the table. */
import { formatList } from '../i18n';
import type { GameStore } from './game-store.svelte';
import type { SeatInfo } from '../api/protocol';

/** Whether a person holds the seat, also while a bot replaces them. */
export const isPerson = ({ kind, standIn }: SeatInfo): boolean =>
  kind === 'person' || kind === 'me' || !!standIn;

/** People at other devices, who get messages and proposals. */
export const otherPeople = (game: GameStore): SeatInfo[] =>
  game.seats.filter(
    (seat) => (seat.kind === 'person' || seat.standIn || seat.resigned) && !game.you.includes(seat.seat),
  );

export const canChat = (game: GameStore): boolean =>
  game.you.length > 0 && !game.table?.lesson && otherPeople(game).length > 0;

/** Whether people play with others. Solo games fetch no messages for this. */
export const hasParticipants = (game: GameStore, opened: boolean): boolean =>
  !game.table?.lesson && (opened || otherPeople(game).length > 0 || game.seats.some((seat) => seat.wished));

/** Whether an early end needs the opponents' consent. */
export const endNeedsConsent = (game: GameStore): boolean => !!game.table?.consent?.binding;

/** Seats that a proposal goes to: one for each person. */
export const consentSeats = (game: GameStore, what: 'end' | 'takeback'): SeatInfo[] =>
  game.seats.filter((seat) => game.table?.consent?.[what].includes(seat.seat));

export const namesOf = (seats: readonly SeatInfo[]): string => formatList(seats.map((seat) => seat.name));

/** The seat of this device in a running game, unless it has resigned. */
export const ownSeats = (game: GameStore): SeatInfo[] =>
  game.seats.filter((seat) => game.you.includes(seat.seat) && !seat.resigned);

/** The winner if this device resigns: the only other person. Empty where others play on. */
export function winnerIfLeaving(game: GameStore): string {
  const left = game.seats.filter((seat) => !seat.resigned && !game.you.includes(seat.seat));
  const last = left.length === 1 ? left[0] : undefined;
  return last && (last.kind === 'person' || last.standIn) ? last.name : '';
}
