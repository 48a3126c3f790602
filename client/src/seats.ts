/** Colours by seat and how a seat is called. */
import { t } from './i18n';
import type { Colour, SeatInfo } from './protocol';

export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];
/** Until the server has said how many can play by the chosen rules. */
export const MOST_SEATS = 5;
export const FEWEST_SEATS = 2;
/** Characters of a name, as the server counts them. */
export const LONGEST_NAME = 24;

export const isColour = (word: string): word is Colour =>
  (COLOURS as readonly string[]).includes(word);

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'pink';

export const nameOf = (seat: SeatInfo | null): string => seat?.name || t('ui-seat-open');
