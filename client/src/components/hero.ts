/** A little country for the front page: every side meets its like, few different pictures. */

const ROWS = [
  'V3 L2 W1 V3 A1 G1 E0',
  'X0 T1 S2 J3 J1 N0 M2',
  'S2 N0 E0 B0 K2 U0 T1',
  'N0 V3 A1 M2 N0 B0 E0',
  'U0 X0 J1 N0 V3 U0 J1',
  'V3 W1 K2 U0 W1 M2 J3',
];

export interface HeroTile {
  x: number;
  y: number;
  id: string;
  rotation: number;
}

export const HERO_WIDTH = 7;
export const HERO_HEIGHT = ROWS.length;
export const HERO_TILES: readonly HeroTile[] = ROWS.flatMap((row, y) =>
  row.split(' ').map((tile, x) => ({
    x,
    y,
    id: tile.slice(0, -1),
    rotation: Number(tile.slice(-1)) * 90,
  })),
);
