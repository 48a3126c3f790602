/** What there is once for each table, made when it is first asked for. It is none of whoever asks first (what is derived
 *  in a component stands still when that goes): it lasts as long as the table. */
export function perTable<T extends object, D extends object>(make: new (table: D) => T): (table: D) => T {
  const known = new WeakMap<D, T>();
  return (table) => {
    if (!known.has(table)) $effect.root(() => void known.set(table, new make(table)));
    return known.get(table)!;
  };
}
