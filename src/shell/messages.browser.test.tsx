import { inSight, presses } from '#tests/browser/steps.ts';
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

test.each(['/', PRODUCT, '/silver-bullion', '/state-sales-tax'])(
  'on %s the buttons of the lower corner cover no text and no control',
  async (path) => {
    await opens(path, { width: 1025 });
    await page.viewport(1025, 720);
    scrollBy(0, 400);
    await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await expect.element(inSight().getByText('Questions? Write to us')).toBeVisible();
    for (let screen = 0; screen < 6; screen++) {
      for (const width of [1025, 1280, 1440]) {
        await page.viewport(width, 720);
        expect({ width, screen, covered: coveredByCorner() }).toMatchObject({ covered: [] });
      }
      scrollBy(0, 577);
    }
  },
);

/** What lies under the buttons: the beginning of each text or the tag of each control. */
function coveredByCorner(): string[] {
  const parts = [...document.querySelectorAll(':is(main, .site-footer) :not(.visually-hidden)')];
  return [...document.querySelectorAll('.late-corner :is(a, button)')].flatMap((button) => {
    const its = boxOf(button);
    const isUnder = (box: DOMRect) =>
      box.right > its.left && box.bottom > its.top && box.left < its.right && box.top < its.bottom;
    const texts = parts
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(
        (node) => node instanceof Text && node.data.trim() !== '' && isTextUnder(node, isUnder),
      );
    const controls = parts.filter(
      (part) => part.matches('a, button, input, select') && isUnder(boxOf(part)),
    );
    return [...texts, ...controls].map((node) => node.textContent?.slice(0, 40) ?? node.nodeName);
  });
}

function isTextUnder(text: Node, isUnder: (box: DOMRect) => boolean): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some(isUnder);
}
