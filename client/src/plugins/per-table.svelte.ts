/** A value for each table, created on first use. It lives as long as the table, not as the component that asked first. */
export function perTable<T extends object, D extends object>(make: new (table: D) => T): (table: D) => T {
  const known = new WeakMap<D, T>();
  return (table) => {
    if (!known.has(table)) $effect.root(() => void known.set(table, new make(table)));
    return known.get(table)!;
  };
}
