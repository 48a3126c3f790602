/** The marks of what is to be chosen, as they stand on the map: in hundredths of a cell, moved apart in pixels. */

import type { Game } from '../../game/game-store.svelte';
import type { Offer } from '../../api/protocol';
import { MOST_NUMBERED, rowFor } from '../decision/offers';
import type { Play } from '../move-input.svelte';
import { folded } from '../decision/choice-groups';
import { toScreen, type Bounds, type Port } from '../../board/camera/camera';
import { lookOf, nearAndFar, spotOf, spread, type Mark } from '../../board/camera/marker-layout';
import type { Sight } from '../../board/camera/viewport.svelte';

export class Spots {
  /** Those with a mark, where they belong. */
  readonly all;
  /** With many spots those that only show where something is; so are those that a team mate chooses from. */
  readonly dots;
  readonly look;
  /** All, moved apart. */
  readonly marks;
  /** Hundredths of a cell that a pixel is, where the camera rests. */
  readonly unit;
  readonly #here;

  constructor(play: Play, game: Game, sight: Sight) {
    const slots = $derived(
      play.many
        ? nearAndFar(play.stacks, play.near, (offer) => play.has(offer))
        : { near: play.stacks.filter((one) => one.shape === 'slot'), far: [] },
    );
    const theirs = $derived(play.ask === 'none' ? folded(game.theirs.filter((one) => one.shape === 'slot')) : []);
    const numberOf = (offer: Offer): number => {
      const n = play.rows.indexOf(rowFor(play.rows, offer) ?? offer) + 1;
      return n > MOST_NUMBERED ? 0 : n;
    };
    this.all = $derived(slots.near.flatMap((offer) => markOf(offer, numberOf(offer))));
    this.dots = $derived([...slots.far, ...theirs].flatMap((offer) => markOf(offer, 0)));
    this.unit = $derived(100 / sight.goal.size);
    this.#here = $derived(this.all.map(({ spot }) => toScreen(sight.goal, sight.port, { x: spot.x / 100, y: spot.y / 100 })));
    this.look = $derived(lookOf(sight.goal.size, this.#here));
    this.marks = $derived(
      spread(this.#here, this.look, roomIn(sight.port)).map((at, i): Mark => {
        const [mark, here] = [this.all[i]!, this.#here[i]!];
        return { ...mark, x: mark.spot.x + (at.x - here.x) * this.unit, y: mark.spot.y + (at.y - here.y) * this.unit };
      }),
    );
  }
}

const roomIn = (port: Port): Bounds => ({
  left: port.left,
  top: port.top,
  right: port.width - port.right,
  bottom: port.height - port.bottom,
});

function markOf(offer: Offer, n: number): Mark[] {
  const spot = spotOf(offer);
  return spot ? [{ offer, n, spot, ...spot }] : [];
}
