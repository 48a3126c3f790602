/** Tiles that stand for a ready table or a module on the page; which tiles are in play is the server's business. */

const SETUPS: Record<string, [id: string, rotation: number][]> = {
  first: [
    ['A', 90],
    ['K', 0],
  ],
  fields: [
    ['S', 270],
    ['V', 0],
  ],
  box: [
    ['RV-monbridge', 90],
    ['E-garden', 180],
  ],
  inns: [
    ['IN-cathedral', 0],
    ['IN-inn-bend', 0],
  ],
  anniversary: [
    ['AR-fork~1', 0],
    ['AN-F', 0],
  ],
  mists: [
    ['MC01', 0],
    ['MM12', 0],
  ],
  ghosts: [
    ['MM19', 0],
    ['MK02', 0],
  ],
  conquest: [
    ['CQ-board', 0],
    ['CQ-02', 0],
  ],
  tournament: [
    ['X', 0],
    ['Q', 0],
  ],
};
const MODULES: Record<string, [id: string, rotation: number]> = {
  fields: ['E', 180],
  river: ['RV-bend', 0],
  abbot: ['I-garden', 0],
  river20: ['AR-fork~1', 0],
  arrows: ['AN-F', 0],
  mist: ['MM38', 0],
  cemeteries: ['MK02', 0],
  castles: ['MC01', 0],
  fortress: ['CQ-board', 0],
  catapult: ['CQ-09', 0],
  inns: ['IN-cathedral', 0],
};

export const picturesOfSetup = (id: string): [string, number][] => SETUPS[id] ?? [];
export const pictureOfModule = (id: string): [string, number] | null => MODULES[id] ?? null;
