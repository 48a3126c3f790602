/** Markers of choices on the map: in hundredths of a cell, moved apart in pixels. */

import type { GameStore } from '../../game/game-store.svelte';
import type { Offer } from '../../api/protocol';
import { MAX_NUMBERED, rowOf } from '../decision/offers';
import { numberOf, offsetOf } from '../decision/offer-shapes';
import type { MoveInput } from '../move-input.svelte';
import { groupChoices } from '../decision/choice-groups';
import { toScreen, type Bounds, type ViewArea } from '../../board/camera/camera';
import {
  markerSize,
  splitByFocus,
  spotOf,
  spreadMarkers,
  type Marker,
} from '../../board/camera/marker-layout';
import type { Viewport } from '../../board/camera/viewport.svelte';

export class ChoiceMarkers {
  /** Offers with a marker, at their spots. */
  readonly all;
  /** Dots without a number: with many spots, and for choices of a team mate. */
  readonly dots;
  readonly look;
  /** All markers, moved apart. */
  readonly markers;
  /** Hundredths of a cell per pixel when the camera rests. */
  readonly unit;
  readonly #here;

  constructor(input: MoveInput, game: GameStore, viewport: Viewport) {
    const slots = $derived(
      input.manyChoices
        ? splitByFocus(input.choiceGroups, input.focusCell, (offer) => input.isSelected(offer))
        : { near: input.choiceGroups.filter((one) => one.shape === 'slot'), far: [] },
    );
    const theirs = $derived(
      input.step === 'none' ? groupChoices(game.teammateOffers.filter((one) => one.shape === 'slot')) : [],
    );
    const shownNumber = (offer: Offer): number => {
      const n = numberOf(input.choiceRows, rowOf(input.choiceRows, offer) ?? offer);
      return n > MAX_NUMBERED ? 0 : n;
    };
    this.all = $derived(slots.near.flatMap((offer) => markOf(offer, shownNumber(offer))));
    this.dots = $derived([...slots.far, ...theirs].flatMap((offer) => markOf(offer, 0)));
    this.unit = $derived(100 / viewport.targetCamera.size);
    this.#here = $derived(
      this.all.map(({ at }) =>
        toScreen(viewport.targetCamera, viewport.area, { x: at.x / 100, y: at.y / 100 }),
      ),
    );
    this.look = $derived(markerSize(viewport.targetCamera.size, this.#here));
    this.markers = $derived(
      spreadMarkers(this.#here, this.look, roomIn(viewport.area)).map((at, i): Marker => {
        const [mark, here] = [this.all[i]!, this.#here[i]!];
        return {
          ...mark,
          x: mark.at.x + (at.x - here.x) * this.unit,
          y: mark.at.y + (at.y - here.y) * this.unit,
        };
      }),
    );
  }
}

const roomIn = (port: ViewArea): Bounds => ({
  left: port.left,
  top: port.top,
  right: port.width - port.right,
  bottom: port.height - port.bottom,
});

function markOf(offer: Offer, n: number): Marker[] {
  const [dx, dy] = offsetOf(offer) ?? [];
  const spot = spotOf(dx === undefined ? offer : { ...offer, at: [50 + dx, 50 + dy!] });
  return spot ? [{ offer, n, at: spot, ...spot }] : [];
}
