/** Paths for `Drawing`, apart from those of `Icon`, which every page loads. */
export const PHONE =
  'M6 4h3.2l1.6 4.3-2 1.6a12 12 0 005.3 5.3l1.6-2L20 14.8v3.2a2 2 0 01-2.2 2A16 16 0 014 6.2 2 2 0 016 4z';
export const MAIL = 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7';
