import { page, userEvent } from 'vitest/browser';

import { adds, CART, EAGLE, MAPLE } from '../cart-steps.ts';
import { pictureFile } from '../pictures.ts';
import { CHECKOUT_ENDS } from './checkout-ends.ts';
import { PORTFOLIO_ENDS } from './portfolio-ends.ts';
import { presses, turnsSwitch, types, type SessionEnd } from './session-end.ts';
import '../steps.ts';

const SETTINGS = '/myaccounts/accountsettings';
const WATCHLIST = '/myaccounts/watchlist';
const INBOX = '/myaccounts/inbox';
const ORDER = '/orders/orderdetails/BPM-101502';
/** Its eCheck is being cleared. */
const OPEN_ORDER = '/orders/orderdetails/BPM-104619';
const RETURN = '/orders/orderdetails/BPM-104512/return';
const LISTING = '/search/searchresults?searchkey=american+silver+eagle+coin+bu';
const BUFFALO = '2026 1 oz American Gold Buffalo Coin BU';

const SPOON = {
  id: 'piece-1',
  metal: 'silver',
  name: 'A spoon',
  quantity: 1,
  conditions: [],
  note: '',
};

const hasEagles = () => adds(EAGLE.id, 2);

/** Rows of products load when the shopper scrolls near them. */
function looksAt(heading: string) {
  return async () =>
    page.getByRole('heading', { name: heading }).element().scrollIntoView({ block: 'end' });
}

const preferences = () => page.getByRole('dialog', { name: 'Preferences' });
const opensPreferences = presses('Open preferences');

const opensMore = () => page.getByRole('button', { name: `More for ${BUFFALO}` }).click();

function chooses(action: string) {
  return () => page.getByRole('menuitem', { name: action }).click();
}

/** Answers the question that stands before the end of a quote, or of a request without one. */
async function endsRequest(): Promise<void> {
  await page.getByText(/^(?:Decline the quote|Cancel the request)…$/).click();
  await presses(/^Yes, /)();
}

const CART_ENDS: Record<string, SessionEnd> = {
  getProductFromShoppingCart: { page: CART },
  addProductToShoppingCart: {
    page: LISTING,
    press: presses(`Add to cart, ${EAGLE.name}`),
  },
  mergeGuestCart: { page: LISTING, cart: `${EAGLE.id}x1i:` },
  updateProductQtyFromShoppingCart: {
    page: CART,
    before: hasEagles,
    press: async () => {
      await page.getByRole('spinbutton', { name: `Quantity of ${EAGLE.name}` }).fill('7');
      await userEvent.keyboard('{Enter}');
    },
  },
  updateCartProductSelection: {
    page: CART,
    before: hasEagles,
    press: () => page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).click(),
  },
  updateCartSelection: {
    page: CART,
    before: () => hasEagles().then(() => adds(MAPLE.id, 1)),
    // Ticks all lines, then none: a single line has a call of its own.
    press: async () => {
      const all = page.getByRole('checkbox', { name: /^Buy all/ });
      await all.click();
      await all.click();
    },
  },
  // Asked for near its offer, for each change of the cart.
  getCoupons: {
    page: CART,
    before: () => hasEagles().then(() => adds(MAPLE.id, 1)),
    first: async () => {
      const field = page.getByLabelText('Coupon code');
      (await field.findElement()).scrollIntoView();
      await page.getByRole('button', { name: /^Use it / }).findElement();
    },
    press: () => page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` }).click(),
  },
  applyCoupon: {
    page: CART,
    before: hasEagles,
    first: () => page.getByLabelText('Coupon code').fill('STACK10'),
    press: presses('Apply coupon'),
  },
  getShippingQuotes: {
    page: CART,
    before: hasEagles,
    first: async () => {
      (await page.getByRole('heading', { name: 'Coupon' }).findElement()).scrollIntoView();
      const shipping = page.getSection('Shipping to you');
      await shipping.getByLabelText('State').selectOptions('TX');
      await types(shipping, { 'ZIP code': '78704' });
    },
    press: presses('Show shipping'),
  },
  getTaxQuote: { page: '/state-sales-tax?ship=TX&of=gold&as=bar&sum=1500&zip=78701' },
  deleteProductFromShoppingCart: {
    page: CART,
    before: hasEagles,
    press: presses(`Remove ${EAGLE.name}`),
  },
  deleteSelectedProducts: {
    page: CART,
    before: hasEagles,
    press: presses(/^Remove \d+ ticked line/),
  },
};

const ACCOUNT_ENDS: Record<string, SessionEnd> = {
  getCustomerInfo: { page: '/myaccounts' },
  getAddresses: { page: SETTINGS },
  updateContactInfo: { page: SETTINGS, press: presses('Save contact details') },
  changePassword: {
    page: SETTINGS,
    press: async () => {
      const typed = { 'Present password': 'Maple-Leaf9', 'New password': 'Silver-Eagle1' };
      for (const [label, text] of Object.entries(typed)) {
        await page.getByLabelText(label, { exact: true }).fill(text);
      }
      await presses('Change password')();
    },
  },
  sendEmailVerificationLink: { page: SETTINGS, as: 'nora', press: presses('Send the link') },
  splitMyOrders: { page: SETTINGS, press: turnsSwitch('Split my orders') },
  mergeMyOrders: { page: SETTINGS, press: turnsSwitch('Combine my orders') },
  unsubscribeFromBold: { page: SETTINGS, press: turnsSwitch('Newsletter') },
  addAddress: {
    page: SETTINGS,
    press: async () => {
      await page.getByRole('main').getByText('Add an address').click();
      const form = page.getBySelector('main details').last();
      await types(form, {
        'First name': 'Clara',
        'Last name': 'Whitfield',
        'Street address': '7 Lake Road',
        City: 'Burnet',
        'ZIP code': '78611',
      });
      await form.getByLabelText('State').selectOptions('Texas');
      await presses('Save address, new')();
    },
  },
  updateAddress: { page: SETTINGS, press: presses(/^Make default/) },
  deleteAddress: {
    page: SETTINGS,
    press: async () => {
      await page.getByRole('main').getByText('Delete Office').click();
      await presses('Delete address Office')();
    },
  },
  updateCustomerProfile: {
    page: SETTINGS,
    first: async () => {
      await opensPreferences();
      await preferences().getByLabelText('Favorite metal').selectOptions('Gold');
    },
    press: () => preferences().getByRole('button', { name: 'Save what you like' }).click(),
  },
  updatePreferences: {
    page: SETTINGS,
    first: opensPreferences,
    press: () => preferences().getByLabelText('Text size').selectOptions('125 %'),
  },
};

const LIST_ENDS: Record<string, SessionEnd> = {
  getCustomerWatchlistProduct: { page: WATCHLIST },
  getAlerts: { page: WATCHLIST },
  getCustomerMessages: { page: INBOX },
  addProductInCustomerWishList: {
    page: LISTING,
    // It works after its script has told its state.
    press: () =>
      page
        .getByRole('button', { name: `Watch ${EAGLE.name}`, exact: true, pressed: false })
        .first()
        .click(),
  },
  deleteProductFromWatchlists: {
    page: WATCHLIST,
    first: opensMore,
    press: chooses('Remove from the watchlist'),
  },
  addAlert: {
    page: WATCHLIST,
    first: () => opensMore().then(chooses('Write to me at a lower price')),
    press: async () => {
      await page.getByRole('textbox', { name: 'Target price in dollars' }).fill('1000');
      await userEvent.keyboard('{Enter}');
    },
  },
  deleteAlert: { page: WATCHLIST, press: presses(/^Withdraw, /) },
  markMessagesRead: { page: INBOX, press: presses(/^Mark as read/) },
  archiveMessages: { page: INBOX, press: presses(/^Archive(?! selected)/) },
  restoreMessages: { page: `${INBOX}?folder=archive`, press: presses(/^Move to inbox/) },
};

/**
 * Every secured operation that the store calls, triggered by Clara. A contract test compares this
 * table with the contract and the source: a new call without an entry fails.
 */
export const SESSION_ENDS: Record<string, SessionEnd> = {
  getCustomerOrder: { page: '/orders/order-history' },
  getCustomerOrderDetails: { page: ORDER },
  getCustomerReturns: { page: RETURN },
  requestReturn: {
    page: RETURN,
    press: async () => {
      await page.getByRole('radio', { name: 'Damaged' }).click();
      await page.getByRole('radio', { name: 'Money back' }).click();
      await presses('Send the request')();
    },
  },
  getCustomerSalesOrders: { page: '/orders/sales' },
  getSellToBoldOrders: { page: '/sell-to-us/requests' },
  updateSellToBoldOrders: {
    page: '/sell-to-us/requests/SELL-4471',
    press: endsRequest,
  },
  addSellToBoldRequests: {
    page: '/sell-to-us/request?step=check',
    before: async () => sessionStorage.setItem('draft:sale-list', JSON.stringify([SPOON])),
    press: presses('Send the request'),
  },
  uploadSellToBoldPhoto: {
    page: '/sell-to-us/request',
    before: async () => sessionStorage.setItem('draft:sale-list', JSON.stringify([SPOON])),
    press: async () =>
      page
        .getByRole('button', { name: 'Photos of A spoon' })
        .upload(await pictureFile('spoon.png')),
  },
  updateSellToBoldRequestByToken: {
    page: '/sell-to-us/request/by-link?token=3f8a1c6e9b2d47f0a5c8e1d3b6f90274',
    press: endsRequest,
  },
  getCustomerSalesOrderDetails: { page: '/orders/sales/SO-20931' },
  getCancellationEstimate: {
    page: OPEN_ORDER,
    press: () => page.getByRole('link', { name: 'Cancel this order…' }).click(),
  },
  cancelOrder: {
    page: OPEN_ORDER,
    first: () => page.getByRole('link', { name: 'Cancel this order…' }).click(),
    press: () => page.getByRole('button', { name: /^Cancel it/ }).click(),
  },
  getInvoice: {
    page: ORDER,
    press: () => page.getByRole('link', { name: /^Download invoice/ }).click(),
  },
  getCustomerOwnReviews: { page: '/myaccounts/reviews' },
  addProductReview: {
    page: '/reviews/write/225134',
    press: async () => {
      await page.getByRole('radio', { name: '5 stars' }).click();
      await types(page, { Heading: 'Well packed', 'Your review': 'In a plain box.' });
      await presses('Send the review')();
    },
  },
  getRecentViewProduct: { page: '/', press: looksAt('Find it your way') },
  getCustomerPurchasedReccommendedProduct: { page: '/', press: looksAt('Find it your way') },
  getCustomerPredictions: {
    page: '/product/804260/2025-1-oz-american-silver-eagle-coin-bu',
    width: 390,
    press: looksAt('Similar products'),
  },
  deleteRecentSearches: {
    page: '/search/searchresults?searchkey=',
    press: presses('Clear your earlier searches'),
  },
  ...ACCOUNT_ENDS,
  ...CART_ENDS,
  ...LIST_ENDS,
  ...CHECKOUT_ENDS,
  ...PORTFOLIO_ENDS,
};
