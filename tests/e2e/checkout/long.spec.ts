import { createCatalog } from '#mocks/catalog/catalog.ts';

import { cartButton, leftInCart } from '../cart/cart-steps.ts';
import { fillsAddress, goesOn, heading, summary } from './checkout-steps.ts';
import { hasOrdered, orders, paysByWire } from './payment-steps.ts';
import { expect, opens, test } from '../shopper.ts';

/** Too many lines to check by eye; more would only make the test slow. */
const LINES = 100;
/** Bytes, including name and attributes: a browser may drop a longer cookie. */
const LONGEST_COOKIE = 4_096;

/** A cart with one of each product with enough stock. */
function longCart(): string {
  const there = createCatalog().products.filter(({ stocks }) =>
    stocks.some(({ name, quantity, sizes }) => name === 'In Stock' && quantity >= 60 && !sizes),
  );
  return there
    .slice(0, LINES)
    .map(({ id }) => `${id}x1i:`)
    .join('');
}

test(
  'a guest orders a hundred lines at the total that they agreed to',
  { tag: '@rare' },
  async ({ page }) => {
    await leftInCart(page, 'elsewhere');
    await page.goto('/site-map');
    await page.evaluate((cart) => localStorage.setItem('cart', cart), longCart());
    await opens(page, '/cart/cart');
    // By key: a pointer would first be moved past all lines.
    await page.getByRole('button', { name: 'Checkout' }).press('Enter');
    await expect(heading(page)).toHaveText('Where should we ship?');
    await expect(summary(page).getByRole('listitem')).toHaveCount(LINES);
    await fillsAddress(page);
    await goesOn(page, 'shipping');
    await expect(heading(page)).toHaveText('How should it travel?');
    await goesOn(page, 'payment');
    await paysByWire(page);
    const place = page.getByRole('button', { name: /^Place the order: / });
    const [total = ''] = /\$[\d,.]+/.exec((await place.textContent()) ?? '') ?? [];
    expect(Number(total.replaceAll(/[$,]/g, ''))).toBeGreaterThan(10_000);
    for (const { name, value } of await page.context().cookies()) {
      expect(name.length + value.length).toBeLessThan(LONGEST_COOKIE / 2);
    }
    await orders(page);
    await hasOrdered(page);
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order.getByRole('listitem')).toHaveCount(LINES);
    await expect(order.getByText(`Total${total}`)).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');
  },
);
