/** Screens that anybody can open, each by a name. */
export const GUEST_SCREENS = {
  home: '/',
  category: '/silver/us-silver-coins',
  'filters that leave nothing': '/silver-bullion?form=bar&series=no-such-series',
  search: '/search/searchresults?searchkey=eagle',
  'search without a result': '/search/searchresults?searchkey=qqqqzzzz',
  'empty cart': '/cart/cart',
  'sign in': '/signin',
  'sign up': '/signup',
  'forgotten password': '/forgot-password',
  'new password': '/reset-password?token=9f31c7d2a6e84b05',
  'email verification': '/verify-email?token=nothing&customerId=BPM-20417',
  'signing out': '/signout',
  'alert of a guest': '/alert?token=7d20c94e1b5a',
  'asking for a stock alert': '/alert/stock/193711',
  'asking for a price alert': '/alert/price/225134',
  'asking for a spot alert': '/alert/spot/gold',
  'page not found': '/silver/no-such-thing',
  'page that did not load': '/silver/us-silver-coins?scenario=fail:getProducts',
  'closed for maintenance': '/?scenario=maintenance',
  'product on sale, with sizes': '/product/461372/sterling-silver-1-5-mm-singapore-chain',
  'product with tiers, from three stocks':
    '/product/301470/2026-1-oz-british-silver-britannia-coin-bu',
  'product that has sold out': '/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu',
  chart: '/chart/gold-price',
  'close to spot': '/chart/near-spot/gold',
  portfolio: '/bold-bullion-portfolio',
  articles: '/blogs',
  article: '/blogs/what-a-premium-is-made-of',
  news: '/news',
  'piece of news': '/news/holiday-shipping-2026',
  'articles on jewelry': '/jewelry-blogs',
  'article on jewelry': '/jewelry-blogs/choosing-a-chain',
  guide: '/investing-guide',
  'guide for beginners': '/investing-guide/beginners',
  'guide to buying': '/investing-guide/how-to',
  'guide for investors': '/investing-guide/investors',
  'guide for collectors': '/investing-guide/collectors',
  'guide to taxes and IRA': '/investing-guide/taxes-ira',
  'page of words': '/legals/shipping-insurance',
  'landing page': '/invest-in-silver-gold-bullion',
  'sales tax': '/state-sales-tax',
  newsletter: '/connect',
  'privacy choices': '/privacy-choices?saved',
  'site map': '/site-map',
  coupons: '/coupons',
  'selling to the store': '/sell-to-us',
  'request to sell': '/sell-to-us/request?product=225134',
  contact: '/company/contact-us',
  IRA: '/services/precious-metals-ira',
  reviews: '/reviews',
  'track an order': '/orders/track',
  scenarios: '/development',
};

/** Screens of a collector, whose account has data of every kind. */
export const COLLECTOR_SCREENS = {
  account: '/myaccounts',
  'account settings': '/myaccounts/accountsettings',
  watchlist: '/myaccounts/watchlist',
  inbox: '/myaccounts/inbox',
  'order history': '/orders/order-history',
  'order history without a hit': '/orders/order-history?search=doubloon',
  'order in two parcels': '/orders/orderdetails/BPM-101502',
  'order that waits': '/orders/orderdetails/BPM-104540',
  'order of somebody else': '/orders/orderdetails/BPM-104210',
  'writing a review': '/reviews/write/225134',
  sales: '/orders/sales',
  sale: '/orders/sales/SO-20931',
  'portfolio of a customer': '/bold-bullion-portfolio',
};

/** The steps of a checkout that is ready to order, by the words that name each. */
export const CHECKOUT_SCREENS = {
  Address: '/checkout/address',
  Shipping: '/checkout/shipping',
  Payment: '/checkout/payment',
  Review: '/checkout/review',
};

/** The page of a placed order. */
export const PLACED = '/checkout/placed';

/** Routes that are not scanned, each with the reason. */
export const NOT_SCANNED: Record<string, string> = {
  'client-reports': 'takes reports; it has no page',
  checkout: 'begins a checkout and leads to a step',
  'checkout/payment/back': 'leads from the provider to a step',
  'checkout/payment/apple': 'answers the sheet of Apple Pay; it has no page',
  'orders/order-history.csv': 'a file',
  'orders/invoice/:invoice': 'a file',
  'api/*': 'the gateway',
  'images/*': 'the gateway',
  'mock-payments/*': 'pages of a stand-in provider, scanned in checkout.spec.ts',
};
