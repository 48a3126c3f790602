/** Colours and names of seats. */
import { t } from '../i18n';
import { MAX_NAME_LENGTH, truncateName } from '../lib/player-name';
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

/** Cuts the name of a table to the length of a name. */
export function tableName(host: string): string {
  for (let signs = MAX_NAME_LENGTH; signs > 0; signs--) {
    const short = truncateName(host, signs);
    const name = t('ui-table-of', { name: short === host ? host : `${short.trimEnd()}…` });
    if (truncateName(name) === name) return name;
  }
  return truncateName(host);
}
