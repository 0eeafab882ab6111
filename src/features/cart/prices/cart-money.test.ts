import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { CartLine } from '#api/cart/cart-model.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';

import { payable, totalOf } from '../line/line-price.ts';
import { movedBy, priceMoves } from './repricing.ts';

const cents = fc.integer({ min: 0, max: 50_000_000 });
const quantity = fc.integer({ min: 1, max: 2_000 });

/** Lines of one cart, with different products, and two tiers each. */
const lines = fc
  .array(
    fc.record({
      quantity,
      unit: cents,
      surcharge: fc.integer({ min: 0, max: 9_999 }),
      selected: fc.boolean(),
      active: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((rows) =>
    rows.map(({ unit, surcharge, ...rest }, index): CartLine => {
      const prices = { unitCents: unit, cardUnitCents: unit + surcharge };
      const less = { unitCents: Math.max(1, unit - 9), cardUnitCents: Math.max(1, unit - 9) };
      const steps = [
        { from: 1, ...prices },
        { from: 3_000, ...less },
      ];
      return {
        ...rest,
        ...prices,
        steps,
        productId: index + 1,
        salesEventId: 0,
        source: 'instock',
        lineId: 0,
        name: `Product ${index + 1}`,
        href: '',
        image: '',
        totalCents: unit * rest.quantity,
        cardTotalCents: (unit + surcharge) * rest.quantity,
      };
    }),
  );

test('the total is the sum of the ticked lines that can be bought, for each payment', () => {
  fc.assert(
    fc.property(lines, (cart) => {
      let [cash, card, items] = [0n, 0n, 0];
      for (const line of cart) {
        if (!line.selected || !line.active || line.unitCents <= 0) continue;
        cash += BigInt(line.unitCents) * BigInt(line.quantity);
        card += BigInt(line.cardUnitCents) * BigInt(line.quantity);
        items += 1;
      }
      const total = totalOf(cart);
      expect(BigInt(total.cashCents)).toBe(cash);
      expect(BigInt(total.cardCents)).toBe(card);
      expect(total.items).toBe(items);
    }),
  );
});

test('a coupon reduces the total by its amount, the same for each payment, and never below 0', () => {
  fc.assert(
    fc.property(lines, cents, (cart, takesOff) => {
      const total = totalOf(cart);
      for (const [pay, of] of [
        ['check', total.cashCents],
        ['card', total.cardCents],
      ] as const) {
        const left = payable(total, pay, takesOff);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(of - left).toBe(Math.min(of, takesOff));
      }
    }),
  );
});

test('the moves add up to the change of the total', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 500 }), quantity, (cart, dearer, other) => {
      const buyable = cart.filter(({ active, unitCents }) => active && unitCents > 0);
      const now = buyable.map((line) => raised(line, dearer));
      const moves = priceMoves(buyable, now);
      expect(moves).toHaveLength(buyable.length);
      const by = movedBy(moves);
      expect(by.cashCents).toBe(totalOf(now).cashCents - totalOf(buyable).cashCents);
      expect(by.cardCents).toBe(totalOf(now).cardCents - totalOf(buyable).cardCents);
      // A new quantity alone is the shopper's own change.
      expect(
        priceMoves(
          buyable,
          buyable.map((line) => withQuantity(line, other)),
        ),
      ).toEqual([]);
    }),
  );
});

function raised(line: CartLine, by: number): CartLine {
  const unitCents = line.unitCents + by;
  const cardUnitCents = line.cardUnitCents + by;
  return {
    ...line,
    unitCents,
    cardUnitCents,
    totalCents: unitCents * line.quantity,
    cardTotalCents: cardUnitCents * line.quantity,
  };
}
