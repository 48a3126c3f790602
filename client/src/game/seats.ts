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
/** A person who gave no name. */
export const isUnnamedPerson = (name: string): boolean => UNNAMED.test(name);

/** A name, or words for a person who gave none. The server stores "Player 2" for them, in no reader's language. */
export function displayName(name: string, you = false): string {
  const number = UNNAMED.exec(name)?.[1];
  if (!number) return name;
  return you ? t('ui-you-name') : t('ui-player-n', { n: Number(number) });
}

/** The name of a table that the server gives if no person or bot there has one. */
export const isUnnamed = (name: string): boolean => name === 'Bastide';
export const tableName = (name: string): string => (isUnnamed(name) ? t('ui-table-unnamed') : name);

/** Names that the server gives to bots without a name of their own, in the order of our messages. */
const BOTS = ['Miller', 'Weaver', 'Potter', 'Mason', 'Baker'];

/** The name of a seat's bot, in the reader's language if the server chose it. */
function botDisplayName(name: string): string {
  const at = BOTS.indexOf(name);
  return at < 0 ? name : t(`ui-bot-name-${at + 1}`);
}

/** Seats with the names that the reader sees. Several people at one device have numbers. */
export function withDisplayNames(seats: SeatInfo[]): SeatInfo[] {
  const alone = seats.filter((seat) => seat.kind === 'me').length === 1;
  return seats.map((seat) => {
    const name = seat.bot ? botDisplayName(seat.name) : displayName(seat.name, alone && seat.kind === 'me');
    return name === seat.name ? seat : { ...seat, name };
  });
}
