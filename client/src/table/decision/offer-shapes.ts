/** Shapes of slots beside a point on a tile: corners, directions, and pairs of roads. */

import type { Offer } from '../../api/protocol';
import type { OfferArgs } from '../../plugins/api';

/** Compass points clockwise, each 45 degrees on. */
const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
/** The corners of a cell, clockwise from north-west. */
const CORNERS = ['0,0', '100,0', '100,100', '0,100'];
/** From the middle of a cell, in hundredths: an arrow beside it, and the number of a pair. */
const [BESIDE, INSIDE] = [62, 26];

const argsOf = ({ label }: Offer): OfferArgs => label.args ?? {};

/** The compass point of a direction, or empty. */
export const towardsOf = (offer: Offer): string => argsOf(offer).towards ?? '';

/** Degrees clockwise from north, or null for a slot without a direction. */
export function angleOf(offer: Offer): number | null {
  const at = POINTS.indexOf(towardsOf(offer));
  return at < 0 ? null : at * 45;
}

/** The two sides of a pair, or none. */
export const pairOf = (offer: Offer): string[] => [...(argsOf(offer).pair ?? '')];

/** From 1, clockwise from north-west. 0 for a spot that is no corner. */
export const cornerOf = ({ shape, at }: Offer): number =>
  shape === 'slot' ? CORNERS.indexOf(String(at)) + 1 : 0;

/** The number of a row: of its corner if all are corners of one cell, otherwise its place in the list. */
export const numberOf = (rows: readonly Offer[], row: Offer): number =>
  areCorners(rows) ? cornerOf(row) : rows.indexOf(row) + 1;

/** The highest number of a list. */
export const countOf = (rows: readonly Offer[]): number => (areCorners(rows) ? CORNERS.length : rows.length);

const areCorners = (rows: readonly Offer[]): boolean =>
  rows.every((row) => cornerOf(row) && row.x === rows[0]!.x && row.y === rows[0]!.y);

/** The point of the marker, from the middle of its cell. Null where it is the point of the slot. */
export function offsetOf(offer: Offer): [number, number] | null {
  const angle = angleOf(offer);
  if (angle !== null) return step(angle, BESIDE);
  const [one, other] = pairOf(offer).map((side) => POINTS.indexOf(side) * 45);
  if (one === undefined || other === undefined) return null;
  // Between the two sides. Of opposite ones beside the link.
  const [a, b] = [step(one, INSIDE), step(other, INSIDE)];
  return Math.abs(one - other) === 180 ? step(Math.max(one, other) - 90, INSIDE) : [a[0] + b[0], a[1] + b[1]];
}

function step(angle: number, far: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  // Adding 0 makes -0 a 0.
  return [Math.round(Math.sin(turn) * far) + 0, Math.round(-Math.cos(turn) * far) + 0];
}

/** The link of a pair as a path in its cell. */
export function linkPath(offer: Offer): string {
  const [a, b] = pairOf(offer).map((side) => step(POINTS.indexOf(side) * 45, 50));
  return a && b ? `M${50 + a[0]} ${50 + a[1]}Q50 50 ${50 + b[0]} ${50 + b[1]}` : '';
}
