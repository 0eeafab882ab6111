import { catalogAt } from '#mocks/backend/shop.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { taxOfOrder } from '#mocks/checkout/tax-order.ts';
import { capitalZip } from '#mocks/checkout/zip-state.ts';
import { stateTaxes } from '#mocks/pricing/tax/rules.ts';
import { beforeEach, expect, test } from 'vitest';

import { selected } from '#api/cache/asked.ts';
import { stateTaxesQuery } from '#api/tax/state-tax.ts';
import { BULLION_FORMS, ruleOf } from '#features/tax/rule-of.ts';
import { METALS } from '#features/tax/tax-place.ts';
import type { StateSaleTaxListResponse } from '#generated/models/stateSaleTaxListResponse.ts';

import { line, visit } from './visit.ts';

const MORNING = Date.parse('2026-11-20T15:00:00Z');
const ABOVE_ALL_LIMITS = 2_500;
const HOME = { firstName: 'Ida', lastName: 'Berg', address1: '1 Main St', city: 'Springfield' };

/** No line has a product, so that none is looked for. */
const EMPTY = { lines: [], refused: [], subtotalCents: 0, surchargeCents: 0, ounces: 0 };
const NO_SHOP = {} as Parameters<typeof taxOfOrder>[2];

/** States where a larger order is taxed otherwise. */
const LIMITED = ['CA', 'CT', 'FL', 'MA', 'NJ', 'NY'];
const codes = stateTaxes.map(({ code }) => code);

beforeEach(() => {
  setClock({ now: () => MORNING });
});

function placeIn(state: string) {
  return { state, zip: capitalZip(state), country: 'US' };
}

/** A usual piece of a metal: fine, from abroad, an ounce or more, and there. */
function pieceOf(metal: string) {
  const { products } = catalogAt(MORNING);
  const piece = products.find(
    (product) =>
      product.metal === metal &&
      (product.form === 'coin' || product.form === 'bar') &&
      (metal === 'copper' || Number(product.purity) >= 0.9995) &&
      product.country !== 'US' &&
      (product.ounces ?? 0) >= 1 &&
      product.stocks.some(({ name }) => name === 'In Stock'),
  );
  if (!piece) throw new Error(`No piece of ${metal}`);
  return piece;
}

test.each(METALS)('an estimate for %s is the tax of the checkout in every state', async (metal) => {
  const guest = visit();
  const { id, form } = pieceOf(metal);
  const wrong: string[] = [];
  for (const [quantity, states] of [
    [1, codes],
    [40, LIMITED],
  ] as const) {
    const { sessionId } = await guest.data<'CheckoutSession'>('createCheckoutSession', {
      body: { lines: [line(id, quantity)], emailId: 'ida@example.com' },
    });
    for (const code of states) {
      const destination = placeIn(code);
      const shippingInfo = { ...HOME, ...destination, addressType: 'shipping' };
      const { totals } = await guest.data<'CheckoutSession'>('updateCheckoutSession', {
        body: { sessionId, shippingInfo },
      });
      const goods = [{ metal, form, amount: totals.subTotal }];
      const { totalTax } = await guest.data<'TaxQuote'>('getTaxQuote', {
        body: { destination, goods },
      });
      if (totalTax !== totals.tax) wrong.push(`${code}: ${totalTax}, not ${totals.tax}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('what the pages say of a metal and a form is what the estimate comes to', async () => {
  const { body } = await visit().call('getStateSaleTax');
  const states = selected(stateTaxesQuery(), body as unknown as StateSaleTaxListResponse);
  const wrong: string[] = [];
  for (const state of states) {
    for (const metal of METALS) {
      for (const form of BULLION_FORMS) {
        const { kind, limitCents = 0 } = ruleOf(state, metal, form);
        const below = kind === 'threshold' ? limitCents / 100 - 0.01 : 1;
        const isTaxed = (amount: number) => {
          const order = { destination: placeIn(state.code), goods: [{ metal, form, amount }] };
          return taxOfOrder(EMPTY, order, NO_SHOP).quote.taxCents > 0;
        };
        const told = [kind === 'taxed' || kind === 'threshold', kind === 'taxed'];
        const found = [isTaxed(below), isTaxed(ABOVE_ALL_LIMITS)];
        if (told.join() !== found.join()) wrong.push(`${state.code} ${metal} ${form}: ${kind}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('what is missing to a limit exempts the order, to the cent', async () => {
  const guest = visit();
  const quoteIn = (state: string, amount: number) =>
    guest.data<'TaxQuote'>('getTaxQuote', {
      body: {
        destination: placeIn(state),
        goods: [{ metal: 'silver', form: 'coin', amount }],
      },
    });
  expect(await quoteIn('CA', 1_482.8)).toMatchObject({
    totalTax: 107.5,
    missingToThreshold: 517.2,
    subTotal: 1_482.8,
  });
  for (const state of ['CA', 'NJ', 'NY']) {
    const { missingToThreshold = 0 } = await quoteIn(state, 900);
    expect((await quoteIn(state, 900 + missingToThreshold - 0.01)).totalTax).toBeGreaterThan(0);
    expect((await quoteIn(state, 900 + missingToThreshold)).totalTax).toBe(0);
  }
});

test.each([
  ['10001', '10001 is in New York, not in California.'],
  ['00000', 'No state has the ZIP code 00000.'],
])('a ZIP code of another state, or of none, is refused: %s', async (zip, message) => {
  const destination = { state: 'CA', zip, country: 'US' };
  const goods = [{ metal: 'gold', form: 'bar', amount: 100 }];
  const { status, body } = await visit().call('getTaxQuote', { body: { destination, goods } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field: 'destination.zip', message }] });
});

test.each([0, -5, 10_000_001, 'much'])('an amount of %s is refused', async (amount) => {
  const goods = [{ metal: 'gold', form: 'bar', amount }];
  const { status, body } = await visit().call('getTaxQuote', {
    body: { destination: placeIn('CA'), goods },
  });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('amount');
});
