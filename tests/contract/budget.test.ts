import { setClock } from '#mocks/backend/visitors.ts';
import { beforeEach, describe, expect, test } from 'vitest';

import { line, visit } from './visit.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const HOME = {
  firstName: 'Ida',
  lastName: 'Berg',
  address1: '98 San Jacinto Blvd',
  city: 'Somewhere',
  zip: '78701',
  country: 'US',
  addressType: 'shipping',
};

beforeEach(() => setClock({ now: () => NOW }));

type Asked = { amount: number; metal: string; payment: string; state: string; form?: string };

const ASKED: Asked[] = [
  { amount: 150, metal: 'silver', form: 'round', payment: 'cash', state: 'CA' },
  { amount: 199.5, metal: 'silver', payment: 'card', state: 'NY' },
  { amount: 1_999.99, metal: 'silver', form: 'bar', payment: 'cash', state: 'CA' },
  { amount: 2_500, metal: 'silver', payment: 'cash', state: 'TX' },
  { amount: 9_000, metal: 'gold', payment: 'card', state: 'PR' },
  { amount: 12_345.67, metal: 'platinum', form: 'coin', payment: 'cash', state: 'NJ' },
  { amount: 250_000, metal: 'palladium', payment: 'card', state: 'AE' },
  { amount: 20, metal: 'gold', payment: 'cash', state: 'TN' },
];

/** The total of a checkout with only these pieces. */
async function checkoutOf(productId: number, quantity: number, { payment, state }: Asked) {
  const guest = visit();
  const { data: call } = guest;
  // The sale of a product is named in its line; prices follow the product either way.
  const lines = [line(productId, quantity)];
  const begun = await call<'CheckoutSession'>('createCheckoutSession', { body: { lines } });
  const shipped = await call<'CheckoutSession'>('updateCheckoutSession', {
    body: { sessionId: begun.sessionId, shippingInfo: { ...HOME, state } },
  });
  const method = payment === 'card' ? 'creditCard' : 'paperCheck';
  return shipped.totals.byMethod.find((way) => way.method === method)?.grandTotal;
}

describe.each(ASKED)('$amount in $metal $form by $payment to $state', (asked) => {
  test('each choice costs in a checkout what it says, and one more would be too much', async () => {
    const { data } = visit();
    const answer = await data<'MetalForBudget'>('getMetalForBudget', { query: asked });
    const { choice, alternatives, cheapest, maximumTotal = asked.amount } = answer;
    const choices = [choice ?? cheapest, ...alternatives].filter((each) => each !== undefined);
    expect(choices.length).toBeGreaterThan(0);
    for (const { product, quantity, total, available, remaining } of choices) {
      expect(await checkoutOf(product.id, quantity, asked)).toBe(total);
      expect(remaining).toBeCloseTo(asked.amount - total, 6);
      if (total > asked.amount) continue;
      const more =
        quantity < available ? await checkoutOf(product.id, quantity + 1, asked) : Infinity;
      expect(more).toBeGreaterThan(Math.min(maximumTotal, asked.amount));
    }
    const [best, ...others] = choice ? choices : [];
    for (const other of others) expect(other.ounces).toBeLessThanOrEqual(best?.ounces ?? 0);
    expect(cheapest === undefined).toBe(choice !== undefined);
  });
});

test('only what has a bid says what it would bring', async () => {
  const { data } = visit();
  const { prices } = await data<'BuybackPriceList'>('getBuybackPrices');
  const bids = new Map(prices.map((bid) => [bid.productId, bid.bidPrice]));
  const query = { amount: 2_500, metal: 'silver', payment: 'cash', state: 'TX' };
  const { choice, alternatives } = await data<'MetalForBudget'>('getMetalForBudget', { query });
  const offered = [choice, ...alternatives].filter((each) => each !== undefined);
  expect(offered.map(({ bidPrice }) => bidPrice)).toEqual(
    offered.map(({ product }) => bids.get(product.id)),
  );
  const most = alternatives.find(({ reason }) => reason === 'bringsMost');
  const brought = alternatives.map(({ bidTotal = 0 }) => bidTotal);
  expect(most?.bidTotal).toBe(Math.max(...brought));
});

test('a ZIP code of another state is told, and the limit of a card', async () => {
  const { data } = visit();
  const query = { amount: 80_000, metal: 'gold', payment: 'card', state: 'TX', zip: '90210' };
  const answer = await data<'MetalForBudget'>('getMetalForBudget', { query });
  expect(answer.zipMessage).toBe('The ZIP code 90210 is not in Texas.');
  expect(answer.maximumTotal).toBe(50_000);
  expect(answer.choice?.total).toBeLessThanOrEqual(50_000);
});

test('an empty store has nothing to offer', async () => {
  const { data } = visit({ scenario: 'empty-catalog' });
  const query = { amount: 500, metal: 'gold', payment: 'cash', state: 'TX' };
  const answer = await data<'MetalForBudget'>('getMetalForBudget', { query });
  expect(answer).toMatchObject({ alternatives: [] });
  expect(answer.cheapest).toBeUndefined();
});
