/** Colours and names of seats. */
import { t } from '../i18n';
import type { Colour, SeatInfo } from '../api/protocol';

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
/** The default until the server has answered. */
export const MAX_SEATS = 5;
export const MIN_SEATS = 2;

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'pink';

/** The colours of a seat: its own, or several where each plays several. */
export function coloursOf(seat: SeatInfo | null, each: number): Colour[] {
  if (!seat) return [];
  return each > 1 ? COLOURS.slice(seat.seat * each, (seat.seat + 1) * each) : [seat.colour];
}

export const seatName = (seat: SeatInfo | null): string => seat?.name || t('ui-seat-open');

const UNNAMED = /^Player (\d+)$/;

/** A name, or words for a person who gave none. The server stores "Player 2" for them, in no reader's language. */
export function displayName(name: string, you = false): string {
  const number = UNNAMED.exec(name)?.[1];
  if (!number) return name;
  return you ? t('ui-you-name') : t('ui-player-n', { n: Number(number) });
}

/** Seats with the names that the reader sees. Several people at one device have numbers. */
export function withDisplayNames(seats: SeatInfo[]): SeatInfo[] {
  const alone = seats.filter((seat) => seat.kind === 'me').length === 1;
  return seats.map((seat) => {
    const name = displayName(seat.name, alone && seat.kind === 'me');
    return name === seat.name ? seat : { ...seat, name };
  });
}
