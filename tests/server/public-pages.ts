/** One address of each route that is the same for all visitors, by the route's file. */
export const PUBLIC_PAGES = {
  'catalog/category.tsx': '/silver-bullion',
  'catalog/product.tsx': '/product/225134/2026-1-oz-american-silver-eagle-coin-bu',
  'catalog/search.tsx': '/search/searchresults?searchkey=eagle',
  'content/article.tsx': '/blogs/what-a-premium-is-made-of',
  'content/articles.tsx': '/news',
  'content/contact.tsx': '/company/contact-us',
  'content/content.tsx': '/investing-guide',
  'content/coupons.tsx': '/coupons',
  'content/ira.tsx': '/services/precious-metals-ira',
  'content/landing.tsx': '/invest-in-silver-gold-bullion',
  'content/site-map.tsx': '/site-map',
  'content/state-sales-tax.tsx': '/state-sales-tax',
  'home.tsx': '/',
  'market/chart.tsx': '/chart/gold-price',
  'reviews/reviews.tsx': '/reviews?page=2',
  'sell/sell-to-us.tsx': '/sell-to-us?metal=gold',
};

/** Addresses of a public page that no cache may keep: free values, and others than those of a list. */
export const UNKEPT_PAGES = [
  ...[
    'from=2026-01-02&to=2026-02-03',
    'range=1Y&to=2026-02-03',
    'range=zzz',
    'range=1Y&range=1W',
    'kind=candles&table=none',
  ].map((query) => `/chart/gold-price?${query}`),
  '/sell-to-us?melt=gold&fine=.750&amount=12.5&unit=g&pieces=1',
  '/sell-to-us?metal=tin',
];
