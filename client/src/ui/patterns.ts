/** A pattern for each colour, so that owners differ not only by hue. Lines on a square of 20 units. No waves, since fields would look like lakes. */

import type { Colour } from '../api/protocol';

export interface Pattern {
  /** The path on the square, as a stroke. */
  path: string;
  width: number;
  ink: string;
  tint: string;
  /** The stroke-dasharray of a line in this colour. Empty is a solid line. */
  dash: string;
}

export const SQUARE = 20;
export const PATTERNS: Record<Colour, Pattern> = {
  red: { path: 'M-2 14L10 4L22 14', width: 4.4, ink: '#8b1009', tint: '#f07a6c', dash: '' },
  blue: { path: 'M-5 15L5 25M0 0L20 20M15 -5L25 5', width: 4, ink: '#16298f', tint: '#6c93ea', dash: '10 4' },
  green: { path: 'M5 5h.01M15 15h.01', width: 7.4, ink: '#0a5238', tint: '#4fc195', dash: '1 5' },
  yellow: { path: 'M10 3v14M3 10h14', width: 3.6, ink: '#6b4c00', tint: '#f8dc34', dash: '14 4 2 4' },
  black: { path: 'M10 2L18 10L10 18L2 10Z', width: 2.8, ink: '#15120f', tint: '#6d675f', dash: '5 5' },
  pink: { path: 'M4 4L16 16M16 4L4 16', width: 3.4, ink: '#7d1a62', tint: '#ea70cf', dash: '9 3 2 3 2 3' },
};

/** The name of the pattern of these owners. */
export const patternId = (colours: readonly Colour[]): string => `aid-${colours.join('-')}`;
