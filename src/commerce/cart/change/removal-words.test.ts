// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { removalWords } from './removal-words.ts';

const EAGLE = { name: 'Silver Eagle' };

function focuses(markup: string): void {
  document.body.innerHTML = markup;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
}

test('the heading that has the focus is heard by itself, not once more with the removal', () => {
  focuses('<main><h1 tabindex="-1" data-focus>Cart</h1></main>');
  expect(removalWords([EAGLE], true)).toBe(
    'Product deleted successfully: Silver Eagle. No products in the cart. To undo, press “Put it back”, after the heading of the page.',
  );
});

test('the next line is named with the removal, which cuts the speech of its tick', () => {
  focuses('<main><ul><li><input type="checkbox" data-focus><h3>Maple Leaf</h3></li></ul></main>');
  expect(removalWords([EAGLE], false)).toMatch(/^Maple Leaf\. Product deleted successfully: /);
});
