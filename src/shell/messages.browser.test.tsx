import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const PRODUCT = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';

const message = () => page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first();
const add = () => page.getByRole('button', { name: /^Add to cart/ }).first();

/** The area that two boxes share, in square pixels; at an edge the outline may touch. */
function overlap(one: DOMRect, other: DOMRect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 1 && high > 1 ? wide * high : 0;
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

test.each([
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
])('at $width px a message covers nothing that has the focus', async ({ width, height }) => {
  await opens(PRODUCT, { width });
  await page.viewport(width, height);
  await presses(add());
  await expect.element(message()).toBeVisible();
  for (let press = 0; press < 25; press++) {
    await userEvent.keyboard(press < 15 ? '{Tab}' : '{Shift>}{Tab}{/Shift}');
    const focused = document.activeElement ?? document.body;
    if (focused.closest('.toasts') || boxOf(focused).height > height / 2) continue;
    const covered = () => overlap(boxOf(message().element()), boxOf(focused));
    await expect.poll(covered, { message: `at ${focused.textContent}` }).toBe(0);
  }
  const field = document.querySelector('.masthead search') ?? document.body;
  const overSearch = width > 1024 ? overlap(boxOf(message().element()), boxOf(field)) : 0;
  expect(overSearch).toBe(0);
});

test('on a phone a message stands above the total and its button', async () => {
  await opens(PRODUCT, { width: 390 });
  await page.viewport(390, 844);
  await add().click();
  await expect.element(message()).toBeVisible();
  expect(overlap(boxOf(message().element()), boxOf(add().element()))).toBe(0);
});
