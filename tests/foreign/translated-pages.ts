/** Pages of the store, each with the steps of a shopper. The selectors hold in any language. */
import type { Customer } from '#tests/customers.ts';

/** Presses the control, or types or selects a text in it. */
export type Step = string | { into: string; text: string };

export type TranslatedPage = { name: string; path: string; as?: Customer; steps: Step[] };

const ADD = 'main button[aria-label^="Add to cart"]';
const MORE = 'main [aria-label="Increase quantity"]';
const SEND = 'main form:has([name="intent"]) [type="submit"]:last-of-type';

const type = (name: string, text: string) => ({
  into: `main [name="${name}"]:not([type="hidden"])`,
  text,
});

/** Walked by `npm test`. */
export const MAIN_PAGES: TranslatedPage[] = [
  {
    name: 'product',
    path: '/product/301470/2026-1-oz-british-silver-britannia-coin-bu',
    steps: [
      type('quantity', '25'),
      '[name="payment"][value="card"]',
      MORE,
      '[name="source"][value="impaired"]',
      '[name="source"][value="instock"]',
      '.price-table-fold',
      ADD,
    ],
  },
  {
    name: 'cart',
    path: '/cart/cart',
    steps: [
      MORE,
      'main [name="line"][value^="225134x20"]',
      '[name="pay"][value="card"]',
      'main [name="selected"]',
      'main [name="selected"]',
      type('shipping-state', 'CA'),
      type('shipping-zip', '94110'),
      'main form:has([name="shipping-zip"]) [type="submit"]',
      'main [aria-label^="Remove 2026 1 oz Canadian"]',
    ],
  },
];

/** Walked by `npm run test:e2e`, too. */
export const OTHER_PAGES: TranslatedPage[] = [
  {
    name: 'category',
    path: '/silver/us-silver-coins',
    steps: [
      '[name="availability"][value="In Stock"]',
      '[name="weight"][value="1 oz"]',
      type('sort', 'price-asc'),
      ADD,
      'main [rel="next"]',
      '[name="weight"][value="1 oz"]',
    ],
  },
  {
    name: 'search',
    path: '/search/searchresults?searchkey=eagle',
    steps: ['[name="metal"][value="gold"]', type('sort', 'price-desc'), 'main [rel="next"]', ADD],
  },
  { name: 'home', path: '/', steps: [ADD] },
  {
    name: 'checkout',
    path: '/cart/cart',
    steps: [
      'main [name="intent"][value="checkout"]',
      type('email', 'ida.berg@example.com'),
      type('firstName', 'Ida'),
      type('lastName', 'Berg'),
      type('street', '350 South Grand Avenue'),
      type('city', 'Los Angeles'),
      type('state', 'CA'),
      type('zip', '90071'),
      SEND,
      'main [name="method"][value="expedited"]',
      SEND,
      'main [name="method"][value="eCheck"]',
    ],
  },
  {
    name: 'chart',
    path: '/chart/gold-price',
    steps: [
      'main [aria-label="Previous point"]',
      'main [aria-label="Zoom in"]',
      'main [href*="range=1Y"]',
      'main [href*="kind=candles"]',
      'main [href*="with=silver"]',
      type('melt-count', '12'),
    ],
  },
  {
    name: 'comparison',
    path: '/compare?product=225134&product=466250',
    steps: ['main a[href*="product=225134"]', 'main [name="find"]'],
  },
  {
    name: 'budget',
    path: '/how-much-can-i-buy',
    steps: [
      type('sum', '2500'),
      'main form:has([name="sum"]:not([type="hidden"])) [type="submit"]',
      '[name="pay"][value="card"]',
      type('metal', 'gold'),
      'main form:has([name="sum"]:not([type="hidden"])) [type="submit"]',
    ],
  },
  {
    name: 'sales tax',
    path: '/state-sales-tax?ship=CA&sum=1482.80&zip=94110',
    steps: [
      type('sum', '500'),
      'main form:has([name="sum"]:not([type="hidden"])) [type="submit"]',
      type('ship', 'TX'),
    ],
  },
  {
    name: 'buyback',
    path: '/sell-to-us',
    steps: [
      'main [name="product"][value="225134"]',
      'main [name="product"][value="301470"]',
      type('amount', '100'),
      type('pieces', '3'),
    ],
  },
  { name: 'coupons', path: '/coupons', steps: ['main .code-copy button'] },
  {
    name: 'reviews',
    path: '/reviews',
    steps: [type('metal', 'silver'), 'main form:has([name="metal"]) [type="submit"]'],
  },
  {
    name: 'portfolio',
    path: '/bold-bullion-portfolio',
    as: 'clara',
    steps: [
      'main [aria-label="Previous day"]',
      'main [aria-label="Zoom in"]',
      type('sort', 'name'),
      'main form:has([name="sort"]) [type="submit"]',
      'main [href*="premium=1"]',
    ],
  },
  {
    name: 'holding',
    path: '/bold-bullion-portfolio/804260',
    as: 'clara',
    steps: [
      MORE,
      type('units', '2'),
      type('price', '40'),
      type('day', '11/17/2026'),
      '[name="lots"][value="named"]',
      'main [aria-label="Previous day"]',
    ],
  },
  {
    name: 'order history',
    path: '/orders/order-history',
    as: 'clara',
    steps: [
      'main .more [aria-haspopup="menu"]',
      type('search', 'Eagle'),
      'main form:has([name="search"]) [type="submit"]',
    ],
  },
  {
    name: 'order',
    path: '/orders/orderdetails/BPM-101502',
    as: 'clara',
    steps: ['main [data-print="no"] > button', 'main [name="line"][value^="225134"]'],
  },
  {
    name: 'watchlist',
    path: '/myaccounts/watchlist',
    as: 'clara',
    steps: [ADD, 'main [name="form"][value="withdraw-210"]'],
  },
  {
    name: 'inbox',
    path: '/myaccounts/inbox',
    as: 'clara',
    steps: [
      'main [name="read"][value="9023"]',
      'main [name="archive"][value="9022"]',
      'main [name="id"][value="9021"]',
      'main [name="read"][value="selected"]',
    ],
  },
  {
    name: 'request to sell',
    path: '/sell-to-us/request?product=225134',
    as: 'clara',
    steps: [MORE, 'main li [type="checkbox"]', type('item-0-quantity', '7')],
  },
];
