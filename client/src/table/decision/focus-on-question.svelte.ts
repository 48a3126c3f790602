/** The focus follows the question, unless another element has it. */
import { tick } from 'svelte';
import { focusElement, isFocusIdle, PROMPT } from '../../a11y/focus';
import type { TableModel } from '../table-model.svelte';

/** The element of a question, or the whole panel. */
const FIRST = 'input[type=radio], [data-typed], button:not(:disabled)';

/** `box` is the panel. Without `ready` the question is not there yet. */
export function focusOnQuestion(table: () => TableModel, box: () => HTMLElement, ready: () => boolean): void {
  let asks = '';
  $effect(() => {
    const { game, input } = table();
    const now = `${game.seq} ${input.opened}`;
    if (game.seq < 0 || !(game.offers.length || !game.myTurn) || !ready() || now === asks) return;
    const before = asks;
    asks = now;
    void tick().then(() => {
      // A new visitor starts at the prompt. In a first game a card of hints takes its place.
      if (!before && document.querySelector(PROMPT)) return;
      if (isFocusIdle(box())) focusElement((game.myTurn && box().querySelector<HTMLElement>(FIRST)) || box());
    });
  });
}
