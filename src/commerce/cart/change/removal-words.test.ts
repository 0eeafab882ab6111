// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import type { LineKey } from '#api/cart/cart-model.ts';
import { lineId } from '#commerce/cart/model/rules.ts';

import { removalWords } from './removal-words.ts';

const EAGLE: LineKey & { name: string } = {
  productId: 225_134,
  salesEventId: 0,
  source: 'instock',
  name: 'Silver Eagle',
};

function total(cents: number): string {
  return `<p data-total-cents="${cents}" data-missing-cents="0"></p>`;
}

function focuses(markup: string): void {
  document.body.innerHTML = markup;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
}

test('the heading that has the focus is heard by itself, not once more with the removal', async () => {
  focuses('<main><h1 tabindex="-1" data-focus>Cart</h1></main>');
  expect(await removalWords([EAGLE], true)).toBe(
    'Product deleted successfully: Silver Eagle. No products in the cart. To undo, press “Put it back”, after the heading of the page.',
  );
});

test('the next line is named with the removal, which cuts the speech of its tick', async () => {
  focuses('<main><ul><li><input type="checkbox" data-focus><h3>Maple Leaf</h3></li></ul></main>');
  expect(await removalWords([EAGLE], false)).toMatch(
    /^Maple Leaf\. Product deleted successfully: /,
  );
});

test('on a slow device the total is told when the line is gone from the page, not the one before', async () => {
  focuses(`<input id="${lineId(EAGLE)}">${total(16_234)}`);
  const words = removalWords([EAGLE], false);
  setTimeout(() => focuses(total(4_000)), 100);
  expect(await words).toContain('Total $40.00.');
});
