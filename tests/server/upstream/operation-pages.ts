import { ask, type Caller } from '../../contract/ask.ts';
import { CLARA } from '../../contract/others-ids.ts';
import { line, SILVER_EAGLE } from '../../contract/visit.ts';
import { HOME } from '../../guests.ts';
import { kindAt, PAGE_KINDS } from '../page-kinds.ts';
import { PAGES } from '../pages.ts';
import { MORE } from './every-page.ts';

/** `isFile` is an address whose answer no browser shows. */
export type OperationPage = { path: string; isCustomers: boolean; isFile: boolean };

/** Pages that are a customer's. */
const OF_A_CUSTOMER =
  /^\/(?:myaccounts|orders\/(?!track)|bold-bullion-portfolio|checkout|reviews\/write|sell-to-us\/requests|signout)/;
/** Public pages that are also looked at by a customer, whose header makes calls of its own. */
const ALSO_BY_A_CUSTOMER = [
  '/',
  '/silver/silver-coins',
  '/product/225134/2026-1-oz-american-silver-eagle-coin-bu',
  '/cart/cart',
  '/sell-to-us?metal=gold',
];

const paths = new Set([...PAGE_KINDS.map(({ path }) => path), ...MORE, ...PAGES.filter(isNoPage)]);

/** One address of each kind, as a guest or as a customer, and some as both. */
export const OPERATION_PAGES: readonly OperationPage[] = [
  ...[...paths].map((path) => pageAt(path, OF_A_CUSTOMER.test(path))),
  ...ALSO_BY_A_CUSTOMER.map((path) => pageAt(path, true)),
];

let visits = 0;

/** The cookies of a new visitor: a guest with coins in the cart, or a customer whose checkout has begun. */
export async function cookiesFor({ path, isCustomers }: OperationPage, url: string) {
  const pairs = isCustomers ? await customersCookies(path) : { cart: '225134x3i:' };
  return Object.entries(pairs).map(([name, value]) => ({ name, value, url }));
}

async function customersCookies(path: string): Promise<Record<string, string>> {
  const caller = { visitorId: `operation-${++visits}`, customerId: CLARA };
  return {
    session: `mock.${caller.visitorId}.${CLARA}`,
    'signed-in': '1',
    ...(path.startsWith('/checkout') && { checkout: await beginCheckout(caller) }),
  };
}

/** A checkout with an address and a way of payment, so that each step can be opened. */
async function beginCheckout(caller: Caller): Promise<string> {
  const lines = [line(SILVER_EAGLE, 20)];
  const begun = await ask('createCheckoutSession', { body: { lines } }, caller);
  const { data } = (await begun.json()) as { data: { sessionId: string } };
  const { sessionId } = data;
  const address = { ...HOME, addressType: 'shipping' };
  const known = { shippingInfo: address, billingInfo: address, isShippingConfirmed: true };
  await ask('updateCheckoutSession', { body: { sessionId, ...known } }, caller);
  await ask('authorizePayment', { body: { sessionId, payment: { method: 'wire' } } }, caller);
  return sessionId;
}

function pageAt(path: string, isCustomers: boolean): OperationPage {
  return { path, isCustomers, isFile: isNoPage(path) };
}

function isNoPage(path: string): boolean {
  return kindAt(path) === undefined;
}
