/** Colours by seat and how a seat is called. */
import { t } from '../i18n';
import { MAX_NAME_LENGTH, truncateName } from '../lib/player-name';
import type { Colour, SeatInfo } from '../api/protocol';

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
/** Until the server has said how many can play by the chosen rules. */
export const MAX_SEATS = 5;
export const MIN_SEATS = 2;

export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'pink';

/** The colours that a seat plays: its own, or a row of the box's colours where each plays several. */
export function coloursOf(seat: SeatInfo | null, each: number): Colour[] {
  if (!seat) return [];
  return each > 1 ? COLOURS.slice(seat.seat * each, (seat.seat + 1) * each) : [seat.colour];
}

export const seatName = (seat: SeatInfo | null): string => seat?.name || t('ui-seat-open');

/** Names of tables are as short as names of people: of a long one only the beginning is told. */
export function tableName(host: string): string {
  for (let signs = MAX_NAME_LENGTH; signs > 0; signs--) {
    const short = truncateName(host, signs);
    const name = t('ui-table-of', { name: short === host ? host : `${short.trimEnd()}…` });
    if (truncateName(name) === name) return name;
  }
  return truncateName(host);
}
