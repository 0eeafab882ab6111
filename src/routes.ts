import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** §2 Pages of words, answered by the content call. */
const CONTENT = [
  'investing-guide',
  'investing-guide/beginners',
  'investing-guide/how-to',
  'investing-guide/investors',
  'investing-guide/collectors',
  'investing-guide/taxes-ira',
  'sell-to-us',
  'legals/shipping-insurance',
];

/** What only a developer's server answers. */
const DEVELOPMENT =
  process.env['NODE_ENV'] === 'development'
    ? [route('development/contract-reports', 'routes/contract-reports.ts')]
    : [];

/** The pages of the mock backend's payment provider. */
const MOCK_PAYMENTS = process.env['API_ORIGIN']
  ? []
  : [route('mock-payments/*', 'routes/payment-pages.ts')];

export default [
  index('routes/home.tsx'),
  route('development', 'routes/development.tsx'),
  ...DEVELOPMENT,
  ...MOCK_PAYMENTS,
  route('product/:id/:name', 'routes/product.tsx'),
  route('cart/cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.ts'),
  route('checkout/address', 'routes/checkout-address.tsx'),
  route('checkout/shipping', 'routes/checkout-shipping.tsx'),
  route('checkout/payment', 'routes/checkout-payment.tsx'),
  route('checkout/payment/back', 'routes/checkout-payment-back.ts'),
  route('checkout/payment/apple', 'routes/checkout-payment-apple.ts'),
  route('checkout/review', 'routes/checkout-review.tsx'),
  route('checkout/review/answer', 'routes/checkout-review-answer.ts'),
  route('checkout/placed/:invoice', 'routes/checkout-placed.tsx'),
  route('myaccounts/inbox', 'routes/inbox.tsx'),
  route('signin', 'routes/signin.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('signout', 'routes/signout.tsx'),
  route('myaccounts', 'routes/account.tsx'),
  route('myaccounts/accountsettings', 'routes/account-settings.tsx'),
  route('myaccounts/watchlist', 'routes/watchlist.tsx'),
  route('myaccounts/:page/answer', 'routes/account-answer.ts'),
  route('connect', 'routes/connect.tsx'),
  route('connect/answer', 'routes/connect-answer.ts'),
  route('privacy-choices', 'routes/privacy-choices.tsx'),
  route('orders/order-history', 'routes/order-history.tsx'),
  route('orders/order-history.csv', 'routes/order-history-file.ts'),
  route('orders/orderdetails/:invoice', 'routes/order-details.tsx'),
  route('orders/invoice/:invoice', 'routes/order-invoice.ts'),
  route('orders/sales/:invoice?', 'routes/sales-orders.tsx'),
  route('orders/track', 'routes/track-order.tsx'),
  route('site-map', 'routes/site-map.tsx'),
  route('chart/:page', 'routes/chart.tsx'),
  route('state-sales-tax', 'routes/state-sales-tax.tsx'),
  route('bold-bullion-portfolio', 'routes/portfolio.tsx'),
  route('coupons', 'routes/coupons.tsx'),
  route('reviews', 'routes/reviews.tsx'),
  route('reviews/write/:id', 'routes/write-review.tsx'),
  route('reviews/write/:id/answer', 'routes/review-answer.ts'),
  ...['blogs', 'news', 'jewelry-blogs'].flatMap((path) => [
    route(path, 'routes/articles.tsx', { id: path }),
    route(`${path}/:slug`, 'routes/article.tsx', { id: `${path}-article` }),
  ]),
  ...CONTENT.map((path) => route(path, 'routes/content.tsx', { id: path })),
  route('company/contact-us', 'routes/contact.tsx'),
  route('company/contact-us/answer', 'routes/contact-answer.ts'),
  route('services/precious-metals-ira', 'routes/ira.tsx'),
  route('services/precious-metals-ira/answer', 'routes/ira-answer.ts'),
  route('invest-in-silver-gold-bullion', 'routes/landing.tsx'),
  route('api/*', 'routes/api.ts', { id: 'api' }),
  route('images/*', 'routes/api.ts', { id: 'images' }),
  route('search/searchresults', 'routes/search.tsx'),
  route('*', 'routes/category.tsx'),
] satisfies RouteConfig;
