/** The words of a row in the list of choices. */

import { known, say, t } from '../i18n';
import type { Offer } from '../protocol';
import type { Desk } from './desk.svelte';
import { MOST_NUMBERED } from './offers';
import { whereText } from './spoken';

/** With its number, as far as numbers go. */
export function rowName(desk: Desk, offer: Offer): string {
  const { play } = desk;
  const n = play.rows.indexOf(offer) + 1;
  const label = play.tight ? shortly(desk, play.shown(offer)) : say(play.shown(offer).label);
  return n <= MOST_NUMBERED ? t('table-option', { n, label }) : label;
}

/** On a small card: whose figure, or the shortest name there is. The picture beside it tells the rest. */
function shortly(desk: Desk, { label }: Offer): string {
  if (label.args?.['seat'] !== undefined) return desk.name(Number(label.args['seat']));
  if (label.args?.['role']) return t('offer-figure', label.args);
  const key = `${label.key}-tight`;
  return known(key) ? t(key, label.args) : say(label);
}

export function rowDetail(desk: Desk, offer: Offer, wide: boolean): string {
  const { key: word, args } = offer.label;
  const key = `${word}-detail`;
  const where = whereText(desk, offer);
  // How many ghosts stand there is seen on the map and in the numbers to choose from.
  if (args?.['n'] !== undefined) return where || t('mists-last-tile');
  if (desk.play.tight && offer.shape === 'slot') return where || t('mists-last-tile');
  // Whoever takes one of his own figures off knows whose it is.
  const owner = word === 'offer-flee' ? undefined : args?.['seat'];
  // Whose figure it is and where tell it apart; the long dock has no room for more.
  const whose = owner === undefined ? '' : desk.name(Number(owner));
  if (wide && whose) return [whose, where].filter(Boolean).join(' · ');
  return [whose, known(key) ? t(key, args) : '', where].filter(Boolean).join(' · ');
}
