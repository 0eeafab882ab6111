import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** §2 Pages of words, answered by the content call. */
const CONTENT = [
  'investing-guide',
  'investing-guide/beginners',
  'investing-guide/how-to',
  'investing-guide/investors',
  'investing-guide/collectors',
  'investing-guide/taxes-ira',
  'legals/shipping-insurance',
  'legals/returns',
  'legals/privacy',
  'legals/terms',
  'company/about',
  'accessibility',
];

/** §2 Categories whose lists are led into by pictures. */
const LANDINGS = [
  'silver-bullion',
  'gold-bullion',
  'platinum-bullion',
  'palladium-bullion',
  'copper',
  'jewelry',
];

/** §2 The pages of all supplies; one of them is spelled so. */
const SUPPLIES = ['supplies', 'supplies-catagory'];
/** §2 Pages below the deals that show sales events, not a list. */
const SALES = [
  'deals/silver-deals',
  'deals/gold-deals',
  'deals/platinum-deals',
  'deals/deal-of-the-day',
  'deals/flash-sale',
  'deals/stacker-week',
  'deals/jewelry-deals',
  'deals/supplies-deals',
  'deals/veterans-day-sale',
];

/** §2 Best sellers, of everything and by shelf, with their ranks. */
const BEST_SELLERS = [
  'best-sellers',
  ...['silver', 'gold', 'platinum', 'jewelry'].map((shelf) => `best-sellers/best-selling-${shelf}`),
];

/** §2 What is new, by shelf and month. */
const ARRIVALS = ['silver', 'gold', 'platinum', 'palladium', 'jewelry'].map(
  (shelf) => `${shelf}/new-arrivals`,
);

/** §2 Gifts, of every budget and by person. */
const GIFTS = [
  'holiday-gifts',
  ...[
    'stocking-stuffers',
    'holiday-rounds',
    'gold-gifts',
    'jewelry-gifts',
    'gifts-for-collectors',
  ].map((kind) => `holiday-gifts/${kind}`),
];

/** §2 Metal that an IRA may own. */
const IRA_LISTS = ['silver', 'gold', 'platinum', 'palladium'].map(
  (metal) => `${metal}/ira-approved-${metal}`,
);

/** What only a developer's server answers. */
const DEVELOPMENT =
  process.env['NODE_ENV'] === 'development'
    ? [route('development/contract-reports', 'routes/server/contract-reports.ts')]
    : [];

/** The pages of the mock backend's payment provider. */
const MOCK_PAYMENTS = process.env['API_ORIGIN']
  ? []
  : [route('mock-payments/*', 'routes/server/payment-pages.ts')];

export default [
  index('routes/home/home.tsx'),
  route('development', 'routes/server/development.tsx'),
  ...DEVELOPMENT,
  route('client-reports', 'routes/server/client-reports.ts'),
  ...MOCK_PAYMENTS,
  route('product/:id/:name', 'routes/product/product.tsx'),
  route('product/movietheme', 'routes/shop/movie-theme.ts'),
  route('cart/cart', 'routes/cart/cart.tsx'),
  route('checkout', 'routes/checkout/checkout.ts'),
  route('checkout/address', 'routes/checkout/checkout-address.tsx'),
  route('checkout/shipping', 'routes/checkout/checkout-shipping.tsx'),
  route('checkout/payment', 'routes/checkout/checkout-payment.tsx'),
  route('checkout/payment/back', 'routes/checkout/checkout-payment-back.ts'),
  route('checkout/payment/apple', 'routes/checkout/checkout-payment-apple.ts'),
  route('checkout/review', 'routes/checkout/checkout-review.tsx'),
  route('checkout/placed/:invoice', 'routes/checkout/checkout-placed.tsx'),
  route('myaccounts/inbox', 'routes/account/inbox.tsx'),
  route('myaccounts/reviews', 'routes/product/own-reviews.tsx'),
  route('signin', 'routes/account/signin.tsx'),
  route('signup', 'routes/account/signup.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('verify-email', 'routes/account/verify-email.tsx'),
  route('signout', 'routes/account/signout.tsx'),
  route('myaccounts', 'routes/account/account.tsx'),
  route('myaccounts/accountsettings', 'routes/account/account-settings.tsx'),
  route('myaccounts/watchlist', 'routes/account/watchlist.tsx'),
  route('alert', 'routes/account/alert.tsx'),
  route('alert/:kind/:about', 'routes/account/ask-alert.tsx'),
  route('connect', 'routes/site/connect.tsx'),
  route('privacy-choices', 'routes/account/privacy-choices.tsx'),
  route('orders/order-history', 'routes/orders/order-history.tsx'),
  route('orders/order-history.csv', 'routes/orders/order-history-file.ts'),
  route('orders/orderdetails/:invoice', 'routes/orders/order-details.tsx'),
  route('orders/orderdetails/:invoice/cancel', 'routes/orders/cancel-order.tsx'),
  route('orders/orderdetails/:invoice/return', 'routes/orders/return.tsx'),
  route('orders/invoice/:invoice', 'routes/orders/order-invoice.ts'),
  route('orders/sales/:invoice?', 'routes/orders/sales-orders.tsx'),
  route('orders/track', 'routes/orders/track-order.tsx'),
  route('sell-to-us', 'routes/sell/sell-to-us.tsx'),
  route('sell-to-us/request', 'routes/sell/request.tsx'),
  route('sell-to-us/request/by-link', 'routes/sell/by-link.tsx'),
  route('sell-to-us/requests/:reference?', 'routes/sell/sale-requests.tsx'),
  route('site-map', 'routes/site/site-map.tsx'),
  route('chart/:page', 'routes/market/chart.tsx'),
  route('chart/near-spot/:metal', 'routes/market/near-spot.ts'),
  ...['silver', 'gold', 'platinum', 'palladium'].map((metal) =>
    route(`${metal}/${metal}-at-spot`, 'routes/shop/at-spot.tsx', { id: `${metal}-at-spot` }),
  ),
  route('sale/precious-metal-verifier', 'routes/tools/verifier.tsx'),
  route('how-much-can-i-buy', 'routes/tools/budget.tsx'),
  route('compare', 'routes/tools/compare.tsx'),
  route('state-sales-tax', 'routes/tax/state-sales-tax.tsx'),
  route('state-sales-tax/:state', 'routes/tax/state-tax.tsx'),
  route('bold-bullion-portfolio', 'routes/portfolio/portfolio.tsx'),
  route('bold-bullion-portfolio/add', 'routes/portfolio/add-holding.tsx'),
  route('bold-bullion-portfolio/predictions', 'routes/portfolio/predictions.tsx'),
  route('bold-bullion-portfolio/import', 'routes/portfolio/import-trades.tsx'),
  route('bold-bullion-portfolio/holdings.csv', 'routes/portfolio/portfolio-file.ts', {
    id: 'holdings-file',
  }),
  route('bold-bullion-portfolio/transactions.csv', 'routes/portfolio/portfolio-file.ts', {
    id: 'transactions-file',
  }),
  route('bold-bullion-portfolio/tax-report', 'routes/portfolio/tax-report.tsx'),
  route('bold-bullion-portfolio/tax-report.pdf', 'routes/portfolio/tax-report-file.ts'),
  route('bold-bullion-portfolio/:productId', 'routes/portfolio/holding.tsx'),
  route('coupons', 'routes/cart/coupons.tsx'),
  route('reviews', 'routes/product/reviews.tsx'),
  route('reviews/write/:id', 'routes/product/write-review.tsx'),
  ...['blogs', 'news', 'jewelry-blogs'].flatMap((path) => [
    route(path, 'routes/articles/articles.tsx', { id: path }),
    route(`${path}/:slug`, 'routes/articles/article.tsx', { id: `${path}-article` }),
    route(`${path}/rss.xml`, 'routes/articles/feed.ts', { id: `${path}-rss` }),
    route(`${path}/atom.xml`, 'routes/articles/feed.ts', { id: `${path}-atom` }),
  ]),
  ...CONTENT.map((path) => route(path, 'routes/articles/content.tsx', { id: path })),
  route('investing-guide/:part/:chapter', 'routes/articles/content.tsx', { id: 'guide-chapter' }),
  route('robots.txt', 'routes/site/robots.ts'),
  route('llms.txt', 'routes/site/llms.ts'),
  route('opensearch.xml', 'routes/site/open-search.ts'),
  route('sitemap.xml', 'routes/site/sitemap-index.ts'),
  route('sitemaps/:file', 'routes/site/sitemap.ts'),
  route('glossary', 'routes/articles/glossary.tsx'),
  route('company/contact-us', 'routes/site/contact.tsx'),
  route('services/precious-metals-ira', 'routes/articles/ira.tsx'),
  route('invest-in-silver-gold-bullion', 'routes/articles/landing.tsx'),
  route('api/*', 'routes/server/api.ts'),
  route('images/*', 'routes/server/images.ts'),
  route('time', 'routes/server/time.ts'),
  route('search/searchresults', 'routes/shop/search.tsx'),
  ...LANDINGS.map((path) => route(path, 'routes/shop/landing.tsx', { id: path })),
  ...SUPPLIES.map((path) => route(path, 'routes/shop/supplies.tsx', { id: path })),
  route('deals', 'routes/shop/deals.tsx'),
  ...SALES.map((path) => route(path, 'routes/shop/sale.tsx', { id: path })),
  ...['presale', 'presale/silver-presale', 'presale/gold-presale'].map((path) =>
    route(path, 'routes/shop/presale.tsx', { id: path }),
  ),
  ...BEST_SELLERS.map((path) => route(path, 'routes/shop/best-sellers.tsx', { id: path })),
  ...ARRIVALS.map((path) => route(path, 'routes/shop/arrivals.tsx', { id: path })),
  ...GIFTS.map((path) => route(path, 'routes/shop/gifts.tsx', { id: path })),
  ...IRA_LISTS.map((path) => route(path, 'routes/shop/ira-list.tsx', { id: path })),
  route('bullion-in-stock', 'routes/shop/in-stock.tsx'),
  route('*', 'routes/shop/category.tsx'),
] satisfies RouteConfig;
