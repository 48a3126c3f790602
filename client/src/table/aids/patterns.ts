/** A pattern for each colour of figures, so that no owner is told by hue alone: lines on a square of 20 units. */

import type { Colour } from '../../protocol';

export interface Pattern {
  /** What is drawn on the square, as a stroke. */
  path: string;
  width: number;
  /** Round dots instead of lines. */
  dots?: boolean;
  ink: string;
  tint: string;
}

export const SQUARE = 20;
export const PATTERNS: Record<Colour, Pattern> = {
  red: { path: 'M-5 5L5 -5M0 20L20 0M15 25L25 15', width: 4.2, ink: '#c62d22', tint: '#e8695c' },
  blue: { path: 'M5 5h.01M15 15h.01', width: 7, dots: true, ink: '#1f5fb4', tint: '#5f93d6' },
  green: { path: 'M0 5h20M0 15h20', width: 3.6, ink: '#1f6b34', tint: '#58a068' },
  yellow: { path: 'M-2 -2L22 22M22 -2L-2 22', width: 2.6, ink: '#8a6100', tint: '#f4cf4e' },
  black: { path: 'M5 0v20M15 0v20', width: 3.6, ink: '#15120f', tint: '#6d675f' },
  pink: { path: 'M0 8L5 3L10 8L15 3L20 8M0 18L5 13L10 18L15 13L20 18', width: 2.8, ink: '#a32f80', tint: '#ee93cf' },
};

/** The name of the pattern of these owners. */
export const patternId = (colours: readonly Colour[]): string => `aid-${colours.join('-')}`;
