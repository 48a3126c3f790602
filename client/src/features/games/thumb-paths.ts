/** The small map of a game: letters of the server become paths in cells. See docs/host/protocol.md, `map`. */

export interface ThumbPaths {
  /** Size of the picture, in cells. */
  box: string;
  grass: string;
  mist: string;
  city: string;
  river: string;
  road: string;
  house: string;
}

const CELL = /^(-?\d{1,3}),(-?\d{1,3}):([ckrwf]{4})([mvf])$/i;
type Point = readonly [number, number];
/** The middle and both corners of each side, clockwise from the north. */
const MIDDLES: readonly Point[] = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];
const CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
/** The depth of a city that does not reach the middle. */
const CAP = 0.5;
/** The least cells of a picture, so that a new game is small. */
const LEAST = 4;

const round = (n: number): number => Math.round(n * 100) / 100;
const toward = (from: number, share: number): number => from + (0.5 - from) * share;

function side(kind: string, n: number, x: number, y: number): string {
  const [a, b]: [Point, Point] = [CORNERS[n]!, CORNERS[(n + 1) % 4]!];
  const at = (px: number, py: number): string => `${round(x + px)} ${round(y + py)}`;
  if (kind === 'c') return `M${at(...a)}L${at(...b)}L${at(0.5, 0.5)}z`;
  if (kind === 'k') {
    const inner = [b, a].map(([px, py]) => at(toward(px, CAP), toward(py, CAP)));
    return `M${at(...a)}L${at(...b)}L${inner[0]}L${inner[1]}z`;
  }
  return `M${at(...MIDDLES[n]!)}L${at(0.5, 0.5)}`;
}

export function thumbPaths(map: string): ThumbPaths | null {
  const paths = { grass: '', mist: '', city: '', river: '', road: '', house: '' };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const word of map.split(' ')) {
    const cell = CELL.exec(word);
    if (!cell) continue;
    const [x, y, sides, middle] = [Number(cell[1]), Number(cell[2]), cell[3]!, cell[4]!];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x + 1),
      Math.max(bottom, y + 1),
    ];
    paths.grass += `M${x} ${y}h1v1h-1z`;
    [...sides].forEach((letter, n) => {
      const kind = letter.toLowerCase();
      if (letter !== kind) paths.mist += side('c', n, x, y);
      if (kind === 'c' || kind === 'k') paths.city += side(kind, n, x, y);
      else if (kind === 'r') paths.road += side(kind, n, x, y);
      else if (kind === 'w') paths.river += side(kind, n, x, y);
    });
    const half = middle === 'm' ? 0.2 : middle === 'v' ? 0.12 : 0;
    if (half)
      paths.house += `M${round(x + 0.5 - half)} ${round(y + 0.5 - half)}h${2 * half}v${2 * half}h-${2 * half}z`;
  }
  if (!paths.grass) return null;
  const spare = (from: number, to: number): number => Math.max(0.4, (LEAST - (to - from)) / 2);
  const [h, v] = [spare(left, right), spare(top, bottom)];
  return { ...paths, box: [left - h, top - v, right - left + 2 * h, bottom - top + 2 * v].join(' ') };
}
