import { beforeEach, expect, test } from 'vitest';

import { routeCalls } from '#lib/transport.ts';

import { findExcess } from './excess.server.ts';
import { typedOf } from '../request-fields.ts';

type Request = { status: string; quantity: number; isFromPortfolio?: boolean };

let held: number;
let requests: Request[];

beforeEach(() => {
  held = 5;
  requests = [];
  routeCalls((url) => Promise.resolve(Response.json({ data: answerTo(url) })));
});

function answerTo(url: string): unknown {
  if (url.includes('GetCustomerInfo')) return { customerId: 'BPM-7', emailId: 'ida@example.com' };
  if (url.includes('Portfolio')) return portfolio();
  return requests.map(({ status, quantity, isFromPortfolio = true }, index) => ({
    referenceNumber: `SELL-${index + 1}`,
    status,
    createdOn: '2026-11-19T14:22:00Z',
    items: [{ metal: 'silver', productName: 'Eagle', productId: 7, quantity }],
    isFromPortfolio,
  }));
}

function portfolio() {
  const eagle = { productId: 7, assetList: 'Eagle', metal: 'silver' };
  const money = { avgPrice: 70, actualPrice: 70, pastMetalValue: 60, premium: 10 };
  return {
    productsForPortfolio:
      held > 0 ? [{ ...eagle, ...money, weight: 1, totalQtyOrdered: held }] : [],
    closedProducts:
      held > 0 ? [] : [{ ...eagle, totalQtySold: 2, realizedGain: 3, lastSoldDate: '2026-11-01' }],
    metalInounces: [],
    metalCandleChart: [],
    investment: [],
    portfolioSettings: [],
  };
}

const eagles = (quantity: number, productId: number | undefined = 7) =>
  typedOf({
    id: `eagle-${quantity}`,
    name: 'Eagle',
    metal: 'silver',
    ...(productId && { productId }),
    quantity,
    conditions: [],
    note: '',
  });

test.each([
  ['more than is held', 5, [], [60], 'Your portfolio holds 5 of Eagle. Enter 5 or fewer.'],
  ['with a fraction of one', 5.5, [], [6], 'Your portfolio holds 5 of Eagle. Enter 5 or fewer.'],
  [
    'more than other requests leave',
    5,
    [{ status: 'Submitted', quantity: 3 }],
    [3],
    'Your portfolio holds 5 of Eagle, and your other requests offer 3. Enter 2 or fewer.',
  ],
  [
    'what another request takes whole',
    5,
    [{ status: 'Accepted', quantity: 5 }],
    [1],
    'Your portfolio holds 5 of Eagle, and your other requests offer 5. Remove it from this request.',
  ],
  [
    'what is held no more',
    0,
    [],
    [1],
    'Your portfolio holds no Eagle. Remove it from the request.',
  ],
])('%s has a message at its quantity', async (_, units, open, quantities, message) => {
  held = units;
  requests = open;
  expect(await findExcess(quantities.map((quantity) => eagles(quantity)))).toEqual({
    'item-0-quantity': message,
  });
});

test('two items of one product are counted together', async () => {
  expect(Object.keys(await findExcess([eagles(4), eagles(2)]))).toEqual([
    'item-0-quantity',
    'item-1-quantity',
  ]);
});

test.each<[string, Request]>([
  ['cancelled', { status: 'Cancelled', quantity: 5 }],
  ['declined', { status: 'Declined', quantity: 5 }],
  ['paid', { status: 'Paid', quantity: 5 }],
  ['from elsewhere', { status: 'Submitted', quantity: 5, isFromPortfolio: false }],
])('another request that is %s takes nothing', async (_, request) => {
  requests = [request];
  expect(await findExcess([eagles(5)])).toEqual({});
});

test('what the portfolio never had, and pieces without a product, have no bound', async () => {
  expect(await findExcess([eagles(60, 8), eagles(61, 0)])).toEqual({});
});

test('a change of a request counts the others alone; one from elsewhere has no excess', async () => {
  requests = [{ status: 'Submitted', quantity: 3 }];
  expect(await findExcess([eagles(5)], 'SELL-1')).toEqual({});
  expect(await findExcess([eagles(6)], 'SELL-1')).not.toEqual({});
  requests = [{ status: 'Submitted', quantity: 3, isFromPortfolio: false }];
  expect(await findExcess([eagles(60)], 'SELL-1')).toEqual({});
});
