/** Public pages that are the store's own: no call of the API lists them. */
export const OWN_PAGES: readonly string[] = [
  '/',
  '/blogs',
  '/news',
  '/jewelry-blogs',
  '/glossary',
  '/coupons',
  '/reviews',
  '/compare',
  '/how-much-can-i-buy',
  '/state-sales-tax',
  '/site-map',
  ...['gold', 'silver', 'platinum', 'palladium', 'copper'].map((metal) => `/chart/${metal}-price`),
];
