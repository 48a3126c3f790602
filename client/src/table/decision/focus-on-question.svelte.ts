/** The focus follows the question, unless another element has it. */
import { tick } from 'svelte';
import { focusElement, isFocusIdle, PROMPT } from '../../a11y/focus';
import type { GameStore } from '../../game/game-store.svelte';

/** The element of a question, or the whole panel. */
const FIRST = 'input[type=radio], [data-typed], button:not(:disabled)';

/** `box` is the panel. Without `ready` the question is not there yet. */
export function focusOnQuestion(game: () => GameStore, box: () => HTMLElement, ready: () => boolean): void {
  let asks = -1;
  $effect(() => {
    const { offers, myTurn, seq } = game();
    if (!(offers.length || !myTurn) || !ready() || seq === asks) return;
    const before = asks;
    asks = seq;
    void tick().then(() => {
      // A new visitor starts at the prompt. In a first game a card of hints takes its place.
      if (before < 0 && document.querySelector(PROMPT)) return;
      if (isFocusIdle(box()))
        focusElement((game().myTurn && box().querySelector<HTMLElement>(FIRST)) || box());
    });
  });
}
