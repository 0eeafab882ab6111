import { expect, test, turns } from '../e2e/shopper.ts';
import { expectNoViolations } from './axe.ts';

const SCREENS = {
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
  'stock alert': '/stock-alert?token=7d20c94e1b5a',
  account: '/myaccounts?scenario=collector',
  'account settings': '/myaccounts/accountsettings?scenario=collector',
  watchlist: '/myaccounts/watchlist?scenario=collector',
  'page not found': '/silver/no-such-thing',
  'page that did not load': '/silver/us-silver-coins?scenario=fail:getProducts',
  'closed for maintenance': '/?scenario=maintenance',
  'product on sale, with sizes': '/product/461372/sterling-silver-1-5-mm-singapore-chain',
  'product with tiers, from three stocks':
    '/product/301470/2026-1-oz-british-silver-britannia-coin-bu',
  'product that has sold out': '/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu',
  chart: '/chart/gold-price',
  articles: '/blogs',
  'page of words': '/legals/shipping-insurance',
  'landing page': '/invest-in-silver-gold-bullion',
  'sales tax': '/state-sales-tax',
  'privacy choices': '/privacy-choices?saved',
  'site map': '/site-map',
  reviews: '/reviews',
  'track an order': '/orders/track',
  scenarios: '/development',
};

/** Screens of a collector, whose account has data of every kind. */
const PRIVATE_SCREENS = {
  'order history': '/orders/order-history',
  'order history without a hit': '/orders/order-history?search=doubloon',
  'order in two parcels': '/orders/orderdetails/BPM-101502',
  'order that waits': '/orders/orderdetails/BPM-104540',
  'order of somebody else': '/orders/orderdetails/BPM-104210',
  'writing a review': '/reviews/write/225134',
  sales: '/orders/sales',
  sale: '/orders/sales/SO-20931',
};

const WIDE = 1440;
const NARROW = 320;

// Without motion, axe cannot read a color in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [screen, path] of Object.entries({ ...SCREENS, ...PRIVATE_SCREENS })) {
  test(`${screen}: axe finds nothing, wide or narrow`, async ({ page }) => {
    if (screen in PRIVATE_SCREENS) await turns(page, 'collector');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [WIDE, NARROW]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, `${width} px`, { whole: screen === 'home' });
    }
  });
}
