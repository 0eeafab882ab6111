/** One address of each route that is the same for all visitors, by the route's file. */
export const PUBLIC_PAGES = {
  'catalog/arrivals.tsx': '/silver/new-arrivals?page=2',
  'catalog/best-sellers.tsx': '/best-sellers/best-selling-gold?period=year',
  'catalog/budget.tsx': '/how-much-can-i-buy',
  'catalog/category.tsx': '/silver/silver-coins',
  'catalog/compare.tsx': '/compare',
  'catalog/deals.tsx': '/deals',
  'catalog/gifts.tsx': '/holiday-gifts',
  'catalog/in-stock.tsx': '/bullion-in-stock?form=bar',
  'catalog/ira-list.tsx': '/gold/ira-approved-gold',
  'catalog/landing.tsx': '/silver-bullion',
  'catalog/presale.tsx': '/presale',
  'catalog/product.tsx': '/product/225134/2026-1-oz-american-silver-eagle-coin-bu',
  'catalog/sale.tsx': '/deals/flash-sale',
  'catalog/search.tsx': '/search/searchresults?searchkey=eagle',
  'catalog/supplies.tsx': '/supplies-catagory',
  'catalog/verifier.tsx': '/sale/precious-metal-verifier',
  'content/article.tsx': '/blogs/what-a-premium-is-made-of',
  'content/articles.tsx': '/news',
  'content/contact.tsx': '/company/contact-us',
  'content/content.tsx': '/investing-guide',
  'content/coupons.tsx': '/coupons',
  'content/ira.tsx': '/services/precious-metals-ira',
  'content/landing.tsx': '/invest-in-silver-gold-bullion',
  'content/site-map.tsx': '/site-map',
  'content/state-sales-tax.tsx': '/state-sales-tax',
  'content/state-tax.tsx': '/state-sales-tax/california',
  'home.tsx': '/',
  'market/chart.tsx': '/chart/gold-price',
  'reviews/reviews.tsx': '/reviews?about=products&metal=silver&stars=5&sort=highest',
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
  '/supplies-catagory?coin=american-silver-eagle-1-oz',
  '/supplies-catagory?diameter=40.6',
  '/sale/precious-metal-verifier?mass=31.1',
  '/state-sales-tax?of=gold&as=bar',
  '/state-sales-tax/texas?of=gold&as=bar&sum=1482.80&zip=78701',
  '/how-much-can-i-buy?sum=2500&metal=silver&pay=cash&state=TX',
  '/compare?product=225134&product=301470&quantity=20',
];

/** Addresses of a public page with values that it does not offer: what answers instead, kept by nobody. */
export const ODD_ADDRESSES: Readonly<Record<string, string | 404>> = {
  '/reviews?page=abc': '/reviews',
  '/reviews?page=1&utm_source=mail': '/reviews?utm_source=mail',
  '/reviews?metal=tin&stars=5': '/reviews?stars=5',
  '/reviews?about=shop&metal=silver': '/reviews?about=shop',
  '/reviews?stars=5&stars=4': '/reviews?stars=5',
  '/reviews?page=9999': 404,
  '/news?page=abc': '/news',
  '/news?page=9999': 404,
  '/blogs?topic=gossip': '/blogs',
  '/blogs?page=1&topic=prices': '/blogs?topic=prices',
  '/product/225134/2026-1-oz-american-silver-eagle-coin-bu?reviews=999':
    '/product/225134/2026-1-oz-american-silver-eagle-coin-bu',
};
