import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { CartItem } from '#api/cart/cart-model.ts';
import * as shown from '#commerce/cart/model/rules.ts';
import * as kept from '#mocks/cart/rules.ts';

/** Few products, so that lines are often the same. */
const item: fc.Arbitrary<CartItem> = fc
  .record({
    productId: fc.integer({ min: 1, max: 3 }),
    salesEventId: fc.constantFrom(0, 9),
    source: fc.constantFrom('instock', 'presale', 'impaired'),
    size: fc.constantFrom(undefined, '7'),
    quantity: fc.integer({ min: 1, max: 400 }),
    selected: fc.boolean(),
    active: fc.boolean(),
  })
  .map(sizeless);

const step = fc.oneof(
  fc.record({ does: fc.constantFrom('add', 'overwrite', 'remove', 'set', 'tick'), item }),
  fc.record({ does: fc.constant('empty'), item }),
);
type Step = { does: string; item: CartItem };

test('§4 the browser’s cart and the backend’s stay equal after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const browser = steps.reduce<CartItem[]>(browserDoes, []);
      const backend = steps.reduce<CartItem[]>(backendDoes, []);
      expect(browser).toEqual(backend);
      expect(browser).toEqual(steps.reduce<CartItem[]>(specificationDoes, []));
      expect(shown.countItems(browser).items).toBe(kept.countLines(backend));
    }),
    { numRuns: 300 },
  );
});

test('§4 merging a guest’s lines into a customer’s cart loses and duplicates no unit', () => {
  const line = item.map(forSale);
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.array(line, { maxLength: 12 }),
      (mine, guest) => {
        const cart = mine.reduce<CartItem[]>(shown.addItem, []);
        const merged = kept.mergeGuest(cart, guest);
        expect(units(merged)).toBe(units(cart) + units(guest));
        expect(new Set(merged.map(shown.keyOf)).size).toBe(merged.length);
        expect(merged.slice(0, cart.length).map(shown.keyOf)).toEqual(cart.map(shown.keyOf));
      },
    ),
  );
});

/** Omits the property when there is no size. */
function sizeless({
  size,
  ...rest
}: Omit<CartItem, 'size'> & { size: string | undefined }): CartItem {
  return size === undefined ? rest : { ...rest, size };
}

function forSale(one: CartItem): CartItem {
  return { ...one, active: true };
}

function units(lines: readonly CartItem[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function browserDoes(cart: CartItem[], { does, item: one }: Step): CartItem[] {
  if (does === 'add') return shown.addItem(cart, one);
  if (does === 'overwrite') return shown.overwriteItem(cart, { ...one, selected: true });
  if (does === 'remove') return shown.removeItem(cart, one);
  if (does === 'set') return shown.changeItem(cart, one, { quantity: one.quantity });
  if (does === 'tick') return shown.changeItem(cart, one, { selected: one.selected });
  return shown.emptyCart(cart);
}

function backendDoes(cart: CartItem[], { does, item: one }: Step): CartItem[] {
  if (does === 'add') return kept.addLine(cart, one);
  if (does === 'overwrite') return kept.overwriteLine(cart, one);
  if (does === 'remove') return kept.removeLine(cart, one);
  if (does === 'set') return kept.setQuantity(cart, one, one.quantity);
  if (does === 'tick') return kept.setSelected(cart, one, one.selected);
  return kept.emptyCart(cart);
}

/** §4 implemented again, sentence by sentence, without regard to speed. */
function specificationDoes(cart: CartItem[], { does, item: one }: Step): CartItem[] {
  const same = (other: CartItem) =>
    other.productId === one.productId &&
    other.salesEventId === one.salesEventId &&
    other.source === one.source &&
    other.size === one.size;
  if (does === 'empty') return cart.filter(({ selected }) => !selected);
  if (does === 'remove') return cart.filter((other) => !same(other));
  if (cart.some(same)) {
    return cart.map((other) => (same(other) ? changedBy({ does, item: one }, other) : other));
  }
  if (does === 'add') return [...cart, one];
  return does === 'overwrite' ? [...cart, { ...one, selected: true }] : cart;
}

function changedBy({ does, item: { quantity, selected } }: Step, present: CartItem): CartItem {
  if (does === 'set') return { ...present, quantity };
  if (does === 'tick') return { ...present, selected };
  if (does === 'overwrite') return { ...present, quantity, selected: true, active: true };
  if (does !== 'add') return present;
  if (present.active) return { ...present, quantity: present.quantity + quantity };
  return { ...present, quantity, selected: false, active: true };
}
