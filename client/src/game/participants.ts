/** Who is at the table beside this device, as far as the page tells it. */
import { formatList } from '../i18n';
import type { GameStore } from './game-store.svelte';
import type { SeatInfo } from '../api/protocol';

/** Whether somebody holds the seat, at this device too, and while a bot keeps it for him. */
export const isPerson = ({ kind, standIn }: SeatInfo): boolean => kind === 'person' || kind === 'me' || !!standIn;

/** People elsewhere, who hear what is said and can be asked. */
export const otherPeople = (game: GameStore): SeatInfo[] =>
  game.seats.filter((seat) => (seat.kind === 'person' || seat.standIn || seat.resigned) && !game.you.includes(seat.seat));

/** Whether there is anybody to talk to. */
export const canChat = (game: GameStore): boolean => game.you.length > 0 && !game.table?.lesson && otherPeople(game).length > 0;

/** Whether there is anything to be told of people: who plays alone fetches nothing for it. */
export const hasParticipants = (game: GameStore, opened: boolean): boolean =>
  !game.table?.lesson && (opened || otherPeople(game).length > 0 || game.seats.some((seat) => seat.wished));

/** Whether a game ends only with the word of an opponent, as the server says. */
export const endNeedsConsent = (game: GameStore): boolean => !!game.table?.consent?.binding;

/** Those whom a question goes to, as the server says: one seat of each person. */
export const consentSeats = (game: GameStore, what: 'end' | 'takeback'): SeatInfo[] =>
  game.seats.filter((seat) => game.table?.consent?.[what].includes(seat.seat));

export const namesOf = (seats: readonly SeatInfo[]): string => formatList(seats.map((seat) => seat.name));

/** The seat of this device in a game that goes on, where it has one that it has not given up. */
export const ownSeats = (game: GameStore): SeatInfo[] => game.seats.filter((seat) => game.you.includes(seat.seat) && !seat.resigned);

/** Who has won if this device gives its seat up: the only person who is left then; "" where others play on. */
export function winnerIfLeaving(game: GameStore): string {
  const left = game.seats.filter((seat) => !seat.resigned && !game.you.includes(seat.seat));
  const last = left.length === 1 ? left[0] : undefined;
  return last && (last.kind === 'person' || last.standIn) ? last.name : '';
}
