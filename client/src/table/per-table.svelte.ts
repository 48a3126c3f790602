import type { Desk } from './table-model.svelte';

/** What there is once for each table, made when it is first asked for. It is none of whoever asks first (what is derived
 *  in a component stands still when that goes): it lasts as long as the desk. */
export function perDesk<T extends object, D extends object = Desk>(make: new (desk: D) => T): (desk: D) => T {
  const known = new WeakMap<D, T>();
  return (desk) => {
    if (!known.has(desk)) $effect.root(() => void known.set(desk, new make(desk)));
    return known.get(desk)!;
  };
}
