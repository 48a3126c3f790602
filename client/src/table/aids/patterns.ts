/** A pattern for each colour of figures, so that no owner is told by hue alone: lines on a square of 20 units. Most
 *  are made of the emblem of the figures; waves are not, for a field would look like a lake. */

import type { Colour } from '../../protocol';

export interface Pattern {
  /** What is drawn on the square, as a stroke. */
  path: string;
  width: number;
  ink: string;
  tint: string;
}

export const SQUARE = 20;
export const PATTERNS: Record<Colour, Pattern> = {
  red: { path: 'M-2 14L10 4L22 14', width: 4.4, ink: '#c22516', tint: '#e8695c' },
  blue: { path: 'M-5 15L5 25M0 0L20 20M15 -5L25 5', width: 4, ink: '#204fca', tint: '#6c93ea' },
  green: { path: 'M5 5h.01M15 15h.01', width: 7.4, ink: '#0f6a48', tint: '#4fc195' },
  yellow: { path: 'M10 3v14M3 10h14', width: 3.6, ink: '#6b4c00', tint: '#f9d836' },
  black: { path: 'M10 2L18 10L10 18L2 10Z', width: 2.8, ink: '#15120f', tint: '#6d675f' },
  pink: { path: 'M4 4L16 16M16 4L4 16', width: 3.4, ink: '#8f2270', tint: '#eb77c7' },
};

/** The name of the pattern of these owners. */
export const patternId = (colours: readonly Colour[]): string => `aid-${colours.join('-')}`;
