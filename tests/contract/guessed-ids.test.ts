import { operations, type OperationId } from '#generated/operations.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { describe, expect, test } from 'vitest';

import { ask, type Caller, type Input } from './ask.ts';
import { bodyOf, operationOf, resolved, type JsonSchema } from './contract.ts';
import { validCall } from './valid-calls.ts';

setClock(fixedClock(Date.parse('2026-11-20T15:00:00Z')));

const CLARA = 'BPM-20417';
const OTHERS = ['BPM-20933', 'BPM-30001', 'BPM-20500'];
/** Text that shows that an answer contains Clara's data. */
const ABOUT_CLARA = /Clara|Whitfield|Barton Springs|512\D*555\D*0142/;
/** Names of fields that identify a customer or something that a customer owns. */
const NAMES_SOMEBODYS =
  /^(?:id|.*(?:customer|user|cart|address|alert|message|session|authorization)ids?|.*invoice(?:number)?|.*key|.*token|e?mail(?:id)?|.*photo|referencenumber)$/i;

/** Why another customer may send Clara's call: its ids give no access to Clara's data. */
const OPEN: Partial<Record<OperationId, string>> = {
  getMostLikeProducts: 'The id only tunes what is recommended; the answer is the catalog.',
  getUpdateShoppingCart: 'Prices lines in nobody’s cart; the ids of lines are not looked at.',
  mergeGuestCart: 'A guest’s lines go into the caller’s own cart; their ids are not looked at.',
  getShippingQuotes: 'Quotes for the caller’s own lines; their ids are not looked at.',
  getTaxQuote: 'Quotes for the caller’s own lines; their ids are not looked at.',
  createCheckoutSession: 'Opens a checkout of the caller’s own; the address is where to write.',
  submitIraQuestionnaire: 'The address is where to write.',
  addAlert: 'The address is where to write; a customer’s own counts first.',
  contactUS: 'The address is where to write; the answer tells nothing of the order.',
  addPageView: 'Counted, never answered with.',
  addCustomerBehaviourLog: 'Counted, never answered with.',
  addOrderPurchaseAnalytics: 'Counted, never answered with.',
  signIn: 'The password is the key.',
  register: 'The address is new.',
  sendResetPasswordLink: 'The link goes to the address, the answer is the same for all.',
  resetPassword: 'The token is the key, and works once.',
  verifyEmail: 'The token is the key, and works once.',
  subscribeNewsletter: 'The address is where to write.',
  connectWithBold: 'The address is where to write.',
  trackCustomerOrder: '§6 Invoice, email and zip together are the key.',
  updateContactInfo: 'The address is the caller’s new one; photos are tried in account.test.ts.',
  getSpotPrices: 'The token says whose result of the day it is; the id is not looked at.',
  addCouponForBullionPurchases: '§7 Takes no token; the coupon is the order’s customer’s alone.',
  updateCustomerProfile: 'Saves the caller’s own, whatever id it is sent.',
  getSellToBoldOrders: 'Looks among the caller’s own, and finds nothing else.',
  addPortfolioClick: 'Counted for the caller, never answered with.',
  addPortfolioCustomerFeedbacks: 'Kept for the caller, never answered with.',
  addSellToBoldRequests: 'An id counts only with that customer’s own address.',
};

/** Calls that contain the credentials of the owner. */
const HAS_THE_KEY = new Set<OperationId>(['trackCustomerOrder', 'signIn']);

/** The contract has no other refusal for it: it reports the field as invalid. */
const REFUSED_AS: Partial<Record<OperationId, number>> = { uploadFile: 400 };

/** All names of fields and parameters in a call. */
function namesIn(id: OperationId): string[] {
  const { parameters = [] } = operationOf(id);
  const schema = bodyOf(id)?.schema;
  return [...parameters.map(({ name }) => name), ...(schema ? fieldsOf(schema) : [])];
}

function fieldsOf(schema: JsonSchema, depth = 0): string[] {
  const { properties = {}, items } = resolved(schema);
  if (depth > 4) return [];
  const below = [...Object.values(properties), ...(items ? [items] : [])];
  return [...Object.keys(properties), ...below.flatMap((part) => fieldsOf(part, depth + 1))];
}

/** Clara's call, with her id in every field that accepts a customer id. */
function named(id: OperationId, input: Input): Input {
  const params = (operationOf(id).parameters ?? []).map(({ name }) => name).filter(isCustomerId);
  const schema = bodyOf(id)?.schema;
  const fields = Object.keys((schema && resolved(schema).properties) ?? {}).filter(isCustomerId);
  return {
    ...input,
    ...(params.length > 0 && { query: { ...input.query, ...hers(params) } }),
    ...(fields.length > 0 && { body: { ...(input.body as object), ...hers(fields) } }),
  };
}

function isCustomerId(name: string): boolean {
  return /^(?:customer|user)id$/i.test(name);
}

function hers(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, CLARA]));
}

const ids = (Object.keys(operations) as OperationId[]).filter((id) =>
  namesIn(id).some((name) => NAMES_SOMEBODYS.test(name)),
);

test('the contract has operations with ids of customers or their data', () => {
  expect(ids.length).toBeGreaterThan(45);
  expect(Object.keys(OPEN).filter((id) => !ids.includes(id as OperationId))).toEqual([]);
});

describe.each(ids)('%s', (id) => {
  const visitorId = `guessed-${id}`;
  const clara: Caller = { visitorId, customerId: CLARA };
  const strangers: Caller[] = [
    ...OTHERS.map((customerId) => ({ visitorId, customerId })),
    { visitorId },
  ];

  test.runIf(!OPEN[id])('refuses guessed ids, and still answers Clara', async () => {
    const input = named(id, await validCall(id, clara));
    for (const stranger of strangers) {
      const answer = await ask(id, input, stranger);
      const { status } = answer;
      const allowed = [403, 404, stranger.customerId ? REFUSED_AS[id] : 401];
      expect({ stranger, status, isRefused: allowed.includes(status) }).toMatchObject({
        isRefused: true,
      });
      expect(await answer.text()).not.toMatch(ABOUT_CLARA);
    }
    const own = await ask(id, input, clara);
    expect(own.ok ? 'done' : await own.text()).toBe('done');
  });

  test.runIf(OPEN[id])('tells a stranger nothing about Clara', async () => {
    const input = named(id, await validCall(id, clara));
    for (const stranger of strangers) {
      const answer = await ask(id, input, stranger);
      expect(answer.status).toBeLessThan(500);
      const about = HAS_THE_KEY.has(id) ? '' : await answer.text();
      expect(about).not.toMatch(ABOUT_CLARA);
    }
  });
});

test('operations that read only the token return nothing of Clara’s to a caller who sends her id', async () => {
  const clara: Caller = { visitorId: 'guessed-rest', customerId: CLARA };
  const nora: Caller = { visitorId: 'guessed-rest', customerId: 'BPM-30001' };
  const named = { query: { userId: CLARA } };
  expect(await answered('getSpotPrices', named, clara)).toHaveProperty('pnl');
  expect(await answered('getSpotPrices', named, nora)).not.toHaveProperty('pnl');

  const likes = { customerId: CLARA, metalPreference: 'copper', isPreferenceUpdated: true };
  await ask('updateCustomerProfile', { body: likes }, nora);
  expect(JSON.stringify(await answered('getCustomerInfo', {}, clara))).not.toContain('copper');

  const all = { query: { PageNumber: 0, Size: 500 } };
  const hers = (await answered('getSellToBoldOrders', all, clara)) as unknown as {
    referenceNumber: string;
  }[];
  const ReferenceNumber = hers[0]?.referenceNumber ?? 'none';
  const one = { query: { ...all.query, ReferenceNumber } };
  expect(await answered('getSellToBoldOrders', one, clara)).toHaveLength(1);
  expect(await answered('getSellToBoldOrders', one, nora)).toEqual([]);
});

async function answered(id: OperationId, input: Input, caller: Caller) {
  const answer = await ask(id, input, caller);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}
