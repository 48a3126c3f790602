/** Small icons of the misty games, on a 24 unit grid. */
export const GHOST =
  'M12 2C6.800 2 4 6 4 11.500V22l2.700-2.300L9.300 22l2.700-2.300L14.700 22l2.600-2.300L20 22V11.500C20 6 17.200 2 12 2z';
export const GHOST_EYES = 'M9.200 9.500v2.200M14.800 9.500v2.200';
