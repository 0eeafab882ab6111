// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { cartLine } from '#api/cart/cart-line.ts';

import Predictions from './predictions.tsx';

type CartProduct = Parameters<typeof cartLine>[0];

afterEach(cleanup);

const EAGLE: CartProduct = {
  productId: 1042,
  productName: '2026 American Silver Eagle 1 oz',
  productNameWithHypen: '2026-american-silver-eagle-1-oz',
  imagePath: '',
  quantity: 1,
  price: 78.8,
  discount: 0,
  selected: true,
  isActive: true,
  stocks: [],
  activeSalesEventId: 0,
  productInventorySource: 'instock',
  isClearanceProduct: false,
  isGrouped: false,
  shoppingCartId: 0,
  totalPrice: 78.8,
  cardPrice: 82.11,
  cardTotalPrice: 82.11,
  metal: 'silver',
  ounces: 1,
  tip: 1.83,
  spot: 67.6,
};

function says(change: Partial<CartProduct>): string {
  const { container } = render(<Predictions lines={[cartLine({ ...EAGLE, ...change })]} />);
  return container.textContent;
}

test('a customer reads what one would cost at the spot that they predicted', () => {
  expect(says({ predicatedSpot: 80 })).toBe(
    'At the prices you expect: $12.40 more2026 American Silver Eagle 1 oz: you expect silver at $80.00. One would cost $91.20 by check then, $12.40 more than today.',
  );
});

test('of several, the sum is told, too', () => {
  expect(says({ predicatedSpot: 80, quantity: 1_200 })).toBe(
    'At the prices you expect: $14,880.00 more2026 American Silver Eagle 1 oz: you expect silver at $80.00. One would cost $91.20 by check then, $12.40 more than today, $14,880.00 for all 1,200.',
  );
});

test('below today’s spot it would be cheaper then', () => {
  expect(says({ predicatedSpot: 64.5, metal: 'gold' })).toBe(
    'At the prices you expect: $3.10 less2026 American Silver Eagle 1 oz: you expect gold at $64.50. One would cost $75.70 by check then, $3.10 less than today.',
  );
});

test.each<[string, Partial<CartProduct>]>([
  ['there is no prediction', {}],
  ['the prediction is today’s spot', { predicatedSpot: 67.6 }],
  ['the prediction is nothing', { predicatedSpot: 0 }],
  // A prediction far below the market would make the price of a discounted coin negative.
  ['nothing would be paid', { predicatedSpot: 0.01, price: 20 }],
])('nothing is said when %s', (_, change) => {
  expect(says(change)).toBe('');
});
