/** Hovering over a line highlights its feature on the map. */
import type { TableModel } from './table-model.svelte';

type Feature = TableModel['highlightedFeature'];

/** For the element of a line. The highlight ends with the pointer or with the element. */
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
