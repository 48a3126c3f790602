/** Shows a target: on the map, which moves so that it is seen, and on the page. To be called where effects may begin. */

import type { Desk } from '../table-model.svelte';
import { elementsOf, type Target } from './lesson-target';

export function show(desk: Desk, target: () => Target, root: () => ParentNode): void {
  const { guide } = desk.play;

  $effect(() => {
    const { cells, spot } = target();
    guide.cells = cells;
    guide.spot = spot;
    return () => {
      guide.cells = [];
      guide.spot = null;
    };
  });

  $effect(() => {
    const aim = target();
    const whole = root();
    let pointed: HTMLElement[] = [];
    const point = (): void => {
      const found = elementsOf(aim, whole);
      for (const one of pointed) if (!found.includes(one)) delete one.dataset['pointed'];
      for (const one of found) one.dataset['pointed'] = '';
      pointed = found;
    };
    point();
    // Rows and buttons come and go with the decision.
    const watch = new MutationObserver(point);
    watch.observe(whole, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const one of pointed) delete one.dataset['pointed'];
    };
  });
}
