/** Which kinds of features a newcomer has yet to get explained. */
import type { Offer } from '../../api/protocol';
import { settings } from '../../lib/settings.svelte';
import { LazyComponent } from '../../ui/lazy-component.svelte';
import type { MoveInput } from '../move-input.svelte';

/** Loads shortly before the first choice of a spot. */
export const kindCard = new LazyComponent(() => import('./KindCard.svelte'), ['coach']);

/** The kind of feature at a spot: "city". */
export const kindAt = (offer: Offer | null): string =>
  offer?.shape === 'slot' ? String(offer.label.args['feature'] ?? '') : '';

/** The kinds among the spots that were not explained on this device. */
export const kindsToExplain = (input: MoveInput): string[] =>
  settings.explain && input.step === 'pick' && !input.busy
    ? [...new Set(input.choices.map(kindAt))].filter((kind) => kind && !settings.explained.includes(kind))
    : [];

export const markExplained = (kinds: readonly string[]): void =>
  void (settings.explained = [...new Set([...settings.explained, ...kinds])]);
