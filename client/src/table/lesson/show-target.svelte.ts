/** Shows a target on the map, which moves into view, and on the page. Call it where effects may start. */

import type { TableModel } from '../table-model.svelte';
import { elementsOf, type LessonTarget } from './lesson-target';

export function showTarget(table: TableModel, target: () => LessonTarget, root: () => ParentNode): void {
  const { lessonHighlight } = table.input;

  $effect(() => {
    const { cells, spot } = target();
    lessonHighlight.cells = cells;
    lessonHighlight.point = spot;
    return () => {
      lessonHighlight.cells = [];
      lessonHighlight.point = null;
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
    // Rows and buttons change with the decision.
    const watch = new MutationObserver(point);
    watch.observe(whole, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const one of pointed) delete one.dataset['pointed'];
    };
  });
}
