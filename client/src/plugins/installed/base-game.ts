/** Rule modules that add nothing to the map. */
const BASE_GAME = new Set(['base-rules', 'base-tiles', 'fields']);

/** Whether a table with these rule modules needs no client module. */
export const isBaseGame = (modules: readonly string[]): boolean =>
  modules.every((name) => BASE_GAME.has(name));
