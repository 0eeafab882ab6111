import { expect, test } from 'vitest';

import type { ProductStock } from '#api/catalog/product-stock.ts';

import { choiceOf, cleanQuery, queryOf, type Choice } from './choice.ts';
import { nextTierWords, spokenOffer, wrongQuantity } from './offer-words.ts';
import { lowest, nextTier, offerOf, premiumPerOunce, tierWords } from '#commerce/product/offer.ts';

const vault: ProductStock = {
  name: 'In Stock',
  source: 'instock',
  units: 60,
  tiers: [
    { from: 1, to: 19, cash: 7815, card: 8143, metal: 6898 },
    { from: 20, to: 99, cash: 7743, card: 8068, metal: 6898 },
    { from: 100, cash: 7670, card: 7992, metal: 6898 },
  ],
  sizes: [],
};
const flawed: ProductStock = { ...vault, name: 'Impaired', source: 'impaired', units: 1 };
const gone: ProductStock = { name: 'Out of Stock', units: 0, tiers: vault.tiers, sizes: [] };

const one: Choice = { stock: 'instock', size: '', quantity: '1', payment: 'check' };

function offer(quantity: string) {
  const found = offerOf([vault, flawed], { ...one, quantity });
  if (!found) throw new Error('The stock offers nothing.');
  return found;
}

test('the quantity decides the tier, on both sides of each step', () => {
  expect(['1', '19', '20', '60'].map((typed) => offer(typed).tier.from)).toEqual([1, 1, 20, 20]);
});

test('§5 a quantity is a positive integer without a leading zero', () => {
  for (const typed of ['', '0', '01', '1.5', '-2', 'two']) {
    expect(offer(typed).quantity).toBeUndefined();
  }
  expect(offer('7').quantity).toBe(7);
});

test('more than the stock cannot be chosen, and the page says how many there are', () => {
  expect(offer('60').quantity).toBe(60);
  const tooMany = offer('61');
  expect(tooMany.quantity).toBeUndefined();
  expect(wrongQuantity(tooMany)).toContain('from 1 to 60');
});

test('the next tier has the missing units and the saving', () => {
  expect(nextTier(offer('17'), 'check')).toEqual({ more: 3, less: 72 });
  expect(nextTierWords(offer('17'), 'card')).toBe('Add 3 more for $0.75 less each');
});

test('a tier that the stock cannot reach is not offered', () => {
  expect(nextTier(offer('20'), 'check')).toBeUndefined();
  expect(lowest(offer('1'))).toEqual({ cash: 7743, quantity: 20 });
});

test('the announcement contains quantity, total, payment and unit price', () => {
  expect(spokenOffer(offer('20'), 'check')).toBe(
    '20 for $1,548.60 by check, wire or eCheck, $77.43 each.',
  );
  expect(spokenOffer(offer('1'), 'card')).toBe('1 for $81.43 by card or PayPal.');
});

test('tiers are named in words', () => {
  expect(vault.tiers.map(tierWords)).toEqual(['1 to 19', '20 to 99', '100 or more']);
});

test('the premium is the price of an ounce above its metal', () => {
  expect(premiumPerOunce(offer('1').tier, 1)).toBe(917);
  expect(premiumPerOunce({ from: 1, cash: 2000, card: 2084 }, 1)).toBeUndefined();
});

test('nothing is offered when nothing can be bought', () => {
  expect(offerOf([gone], one)).toBeUndefined();
});

test('an address restores a choice, as far as the product has it', () => {
  const stocks = [vault, flawed];
  const read = (query: string) => choiceOf(new URLSearchParams(query), stocks);
  expect(read('stock=impaired&quantity=3&payment=card')).toEqual({
    stock: 'impaired',
    size: '',
    quantity: '3',
    payment: 'card',
  });
  expect(read('stock=presale&size=US+7&quantity=007')).toEqual(one);
});

test('the default choice needs no query', () => {
  expect(queryOf(one, [vault, flawed]).toString()).toBe('');
  expect(queryOf({ ...one, stock: 'impaired', quantity: '4' }, [vault, flawed]).toString()).toBe(
    'stock=impaired&quantity=4',
  );
});

test('a form sent to the page itself gets a clean address', () => {
  const sent = new URLSearchParams('intent=add&line=1x1i&source=impaired&size=&quantity=4');
  expect(cleanQuery(sent)?.toString()).toBe('stock=impaired&quantity=4');
  expect(cleanQuery(new URLSearchParams('stock=impaired'))).toBeUndefined();
});

function size(name: string, units: number, cash: number) {
  return { size: name, units, tiers: [{ from: 1, cash, card: cash }] };
}

test('until a size is chosen, the price is that of the least expensive size in stock', () => {
  const ring = { ...vault, sizes: [size('5', 0, 7000), size('6', 3, 7900), size('7', 3, 7500)] };
  const open = offerOf([ring], one);
  expect(open).toMatchObject({ needsSize: true, tier: { cash: 7500 } });
  expect(offerOf([ring], { ...one, size: '6' })).toMatchObject({
    needsSize: false,
    most: 3,
    tier: { cash: 7900 },
  });
});
