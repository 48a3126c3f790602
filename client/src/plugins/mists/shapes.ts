/** Small icons of the track, on a 24 unit grid. */
export const HOUND =
  'M4 3l5.500 3.500h5L20 3l-.8 8.500c-.2 2.600-2.200 4-3.200 6.500l-1.500 3.500h-5L8 18c-1-2.500-3-3.900-3.200-6.500z';
export const HOUND_FACE = 'M8.800 11.500l1.700 1M15.200 11.500l-1.700 1M10.500 17.500h3l-1.500 2z';
export const FLAG = 'M6 22V3M6 4h12l-3 4 3 4H6';
