import { expect, type Page } from '@playwright/test';

import {
  addButton,
  EAGLE,
  elsewhere,
  LISTING,
  MAPLE,
  quantity,
  removeButton,
} from '../cart/cart-steps.ts';
import { picture } from '../account/picture.ts';
import { CHECKOUT_ENDS } from './checkout-ends.ts';
import { presses, type SessionEnd } from './session-end.ts';
import { SILENT_ENDS } from './silent-ends.ts';
import { chooses, opensMore } from '../watchlist/watchlist-steps.ts';
import { inSight } from '../shopper.ts';

const CART = '/cart/cart';
const SETTINGS = '/myaccounts/accountsettings';
const WATCHLIST = '/myaccounts/watchlist';
const INBOX = '/myaccounts/inbox';
const ORDER = '/orders/orderdetails/BPM-101502';

function turns(name: string) {
  return (page: Page) => page.getByRole('switch', { name }).click();
}

function hasEagles(page: Page) {
  return elsewhere(page).adds(EAGLE.id, 2);
}

/** Scrolls down: rows of products load when the shopper scrolls near them. */
function looksDown(page: Page) {
  return page.getByRole('heading', { name: 'Find it your way' }).scrollIntoViewIfNeeded();
}

/**
 * Every secured operation that the store calls, triggered by Clara. A contract test compares this
 * table with the contract and the source: a new call without an entry fails.
 */
export const SESSION_ENDS: Record<string, SessionEnd> = {
  getCustomerInfo: { page: '/myaccounts' },
  getCustomerOrder: { page: '/orders/order-history' },
  getCustomerOrderDetails: { page: ORDER },
  getCustomerSalesOrders: { page: '/orders/sales' },
  getCustomerSalesOrderDetails: { page: '/orders/sales/SO-20931' },
  getCustomerWatchlistProduct: { page: WATCHLIST },
  getAlerts: { page: WATCHLIST },
  getAddresses: { page: SETTINGS },
  getCustomerMessages: { page: INBOX },
  getCustomerPortfolio: { page: '/bold-bullion-portfolio' },
  getProductFromShoppingCart: { page: CART },

  addProductToShoppingCart: { page: LISTING, press: (page) => addButton(page, EAGLE).click() },
  mergeGuestCart: {
    page: LISTING,
    // Left by a guest in another tab of the same browser.
    press: async (page) => {
      await page.context().addCookies([{ name: 'cart', value: '225134x1i:', url: page.url() }]);
      await page.reload();
    },
  },
  updateProductQtyFromShoppingCart: {
    page: CART,
    before: hasEagles,
    press: (page) =>
      quantity(page, EAGLE)
        .fill('7')
        .then(() => page.keyboard.press('Enter')),
  },
  updateCartProductSelection: {
    page: CART,
    before: hasEagles,
    press: (page) => page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).click(),
  },
  updateCartSelection: {
    page: CART,
    before: (page) => hasEagles(page).then(() => elsewhere(page).adds(MAPLE.id, 1)),
    // Ticks all lines, then none: a single line has a call of its own.
    press: async (page) => {
      const all = page.getByRole('checkbox', { name: /^Buy all/ });
      await all.check();
      await all.uncheck();
    },
  },
  applyCoupon: {
    page: CART,
    before: hasEagles,
    first: (page) => page.getByLabel('Coupon code').fill('STACK10'),
    press: presses('Apply coupon'),
  },
  deleteProductFromShoppingCart: {
    page: CART,
    before: hasEagles,
    press: (page) => removeButton(page, EAGLE).click(),
  },
  deleteSelectedProducts: {
    page: CART,
    before: hasEagles,
    press: presses(/^Remove \d+ ticked line/),
  },

  updateContactInfo: { page: SETTINGS, press: presses('Save contact details') },
  changePassword: {
    page: SETTINGS,
    press: async (page) => {
      await page.getByLabel('Present password', { exact: true }).fill('Maple-Leaf9');
      await page.getByLabel('New password', { exact: true }).fill('Silver-Eagle1');
      await presses('Change password')(page);
    },
  },
  sendEmailVerificationLink: {
    page: SETTINGS,
    as: 'nora',
    press: presses('Send the link'),
  },
  uploadFile: {
    page: SETTINGS,
    press: async (page) => {
      const file = { name: 'a.png', mimeType: 'image/png', buffer: picture() };
      await page.getByLabel('Choose a picture').setInputFiles(file);
      await presses('Save photo')(page);
    },
  },
  splitMyOrders: { page: SETTINGS, press: turns('Split my orders') },
  mergeMyOrders: { page: SETTINGS, press: turns('Combine my orders') },
  unsubscribeFromBold: { page: SETTINGS, press: turns('Newsletter') },
  addAddress: {
    page: SETTINGS,
    press: async (page) => {
      await inSight(page).getByText('Add an address').click();
      const form = page.locator('details').last();
      const typed = { 'First name': 'Clara', 'Last name': 'Whitfield', City: 'Burnet' };
      for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
      await form.getByLabel('Street address').fill('7 Lake Road');
      await form.getByLabel('State').selectOption('Texas');
      await form.getByLabel('ZIP code').fill('78611');
      await form.getByRole('button', { name: 'Save address, new' }).click();
    },
  },
  updateAddress: { page: SETTINGS, press: presses(/^Make default/) },
  deleteAddress: {
    page: SETTINGS,
    press: async (page) => {
      await inSight(page).getByText('Delete Office').click();
      await presses('Delete address Office')(page);
    },
  },

  addProductInCustomerWishList: {
    page: LISTING,
    press: async (page) => {
      const heart = page.getByRole('button', { name: `Watch ${EAGLE.name}`, exact: true }).first();
      // The watch button works after its script has set `aria-pressed`.
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
    },
  },
  deleteProductFromWatchlists: {
    page: WATCHLIST,
    first: (page) => opensMore(page),
    press: (page) => chooses(page, 'Remove from the watchlist'),
  },
  addAlert: {
    page: WATCHLIST,
    first: async (page) => {
      await opensMore(page);
      await chooses(page, 'Write to me at a lower price');
    },
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Target price in dollars' }).fill('1000');
      await page.keyboard.press('Enter');
    },
  },
  deleteAlert: { page: WATCHLIST, press: presses(/^Withdraw, /) },

  addProductReview: {
    page: '/reviews/write/225134',
    press: async (page) => {
      await page.getByRole('radio', { name: '5 stars' }).check();
      await page.getByLabel('Heading').fill('Well packed');
      await page.getByLabel('Your review').fill('In a plain box.');
      await presses('Send the review')(page);
    },
  },
  getRecentViewProduct: { page: '/', press: looksDown },
  getCustomerPurchasedReccommendedProduct: { page: '/', press: looksDown },
  getCustomerPredictions: {
    page: '/product/804260/2025-1-oz-american-silver-eagle-coin-bu',
    press: (page) =>
      page.getByRole('heading', { name: 'Similar products' }).scrollIntoViewIfNeeded(),
  },
  getInvoice: {
    page: ORDER,
    press: (page) => page.getByRole('link', { name: /^Download invoice/ }).click(),
  },
  markMessagesRead: { page: INBOX, press: presses(/^Mark as read/) },
  archiveMessages: { page: INBOX, press: presses(/^Archive(?! selected)/) },
  restoreMessages: { page: `${INBOX}?folder=archive`, press: presses(/^Move to inbox/) },
  updateCustomerProfile: {
    page: '/site-map',
    first: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Preferences' }).click();
      await page.getByLabel('Favorite metal').selectOption('Gold');
    },
    press: (page) => page.getByRole('button', { name: 'Save what you like' }).click(),
  },
  updatePreferences: {
    page: '/site-map',
    first: async (page) => {
      // By keyboard: a pointer that rests where the message appears would keep the customer here.
      const preferences = page.getByRole('banner').getByRole('button', { name: 'Preferences' });
      await preferences.press('Enter');
      await expect(page.getByLabel('Text size')).toBeVisible();
    },
    press: (page) => page.getByLabel('Text size').selectOption('125 %'),
  },
  deleteRecentSearches: {
    page: '/search/searchresults?searchkey=',
    first: (page) => expect(page.getByRole('button', { name: /^Clear your/ })).toBeVisible(),
    press: presses('Clear your earlier searches'),
  },

  ...SILENT_ENDS,
  ...CHECKOUT_ENDS,
};
