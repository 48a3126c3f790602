/** Pointing at a line lights its feature on the map; the words say the same. */
import type { Desk } from './table-model.svelte';

type Feature = Desk['pointed'];

/** For the element of a line. The light goes with the pointer, and with the line itself: nobody leaves what is gone. */
export const lights =
  (desk: Pick<Desk, 'pointed'>, feature: Feature) =>
  (line: EventTarget): (() => void) => {
    const on = (): void => void (desk.pointed = feature);
    const off = (): void => void (desk.pointed === feature && (desk.pointed = null));
    line.addEventListener('pointerenter', on);
    line.addEventListener('pointerleave', off);
    return () => {
      line.removeEventListener('pointerenter', on);
      line.removeEventListener('pointerleave', off);
      off();
    };
  };
