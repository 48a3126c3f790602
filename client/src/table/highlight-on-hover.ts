/** Pointing at a line lights its feature on the map; the words say the same. */
import type { TableModel } from './table-model.svelte';

type Feature = TableModel['highlightedFeature'];

/** For the element of a line. The light goes with the pointer, and with the line itself: nobody leaves what is gone. */
export const highlightOnHover =
  (table: Pick<TableModel, 'highlightedFeature'>, feature: Feature) =>
  (line: EventTarget): (() => void) => {
    const on = (): void => void (table.highlightedFeature = feature);
    const off = (): void => void (table.highlightedFeature === feature && (table.highlightedFeature = null));
    line.addEventListener('pointerenter', on);
    line.addEventListener('pointerleave', off);
    return () => {
      line.removeEventListener('pointerenter', on);
      line.removeEventListener('pointerleave', off);
      off();
    };
  };
