/** Media queries of the page. Styles write `@media (--phone)`, which client/custom-queries.ts puts in place. */
export const MEDIA = {
  phone: '(max-width: 559px)',
  tablet: '(min-width: 560px)',
  small: '(max-width: 899px)',
  desk: '(min-width: 900px)',
  laptop: '(min-width: 900px) and (max-width: 1199px)',
  wide: '(min-width: 1200px)',
  low: '(min-width: 560px) and (max-height: 520px) and (orientation: landscape)',
  /** A page that is enlarged to 400 %: it scrolls, and nothing sticks to its edges. */
  squat: '(max-width: 559px) and (max-height: 399px)',
  short: '(max-height: 719px)',
  tall: '(min-height: 720px)',
  /** Screens with room for larger type. */
  large: '(min-height: 1300px) and (min-aspect-ratio: 1/1)',
  huge: '(min-height: 1900px) and (min-aspect-ratio: 1/1)',
} as const;
