import { hasDismissed } from '#commerce/visits/dismissed-notice.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const notice = () => page.getByRole('region', { name: 'Open hours around Thanksgiving' });
const create = () => page.getByRole('main').getByRole('button', { name: 'Create account' });

/** Opens a long form in a window of a size, and scrolls it a little. */
async function scrolls(width: number): Promise<void> {
  await opens('/signup', { width });
  await page.viewport(width, 640);
  scrollBy(0, 40);
  await expect.element(notice()).toBeVisible();
}

/** Whether two elements overlap on the screen. */
function liesOver(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test.each([320, 800])('at %i px the notice never covers the focused control', async (width) => {
  await scrolls(width);
  const passed: boolean[] = [];
  document.querySelector<HTMLElement>('main h1')?.focus();
  do {
    await userEvent.keyboard('{Tab}');
    passed.push(liesOver(notice().element(), document.activeElement ?? document.body));
  } while (passed.length < 40 && document.activeElement !== create().element());
  expect(passed.length).toBeLessThan(40);
  expect(passed).not.toContain(true);
});

const words = () => document.querySelector('.site-notice-words') as HTMLElement;
const readAll = () => notice().getByRole('button', { name: 'Read all' });

/** Expects one row at the lower edge of the window. */
function expectRow(): void {
  const { height, bottom } = notice().element().getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(64);
  expect(bottom).toBe(innerHeight);
}

test('at 640 px it is one row, and "Read all" shows what is cut', async () => {
  await scrolls(640);
  expectRow();
  await expect.element(readAll()).toHaveAttribute('aria-expanded', 'false');
  expect(words().scrollWidth).toBeGreaterThan(words().clientWidth);
  await readAll().click();
  await expect.element(readAll()).toHaveAttribute('aria-expanded', 'true');
  expect(words().scrollWidth).toBe(words().clientWidth);
});

test('at 1440 px it is one row with all of its words', async () => {
  await scrolls(1440);
  expectRow();
  expect(words().scrollWidth).toBe(words().clientWidth);
  expect(readAll().elements()).toEqual([]);
});

test('whoever leaves the page has seen it, also after a reload', async () => {
  await scrolls(1440);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click();
  await expect.element(notice()).not.toBeInTheDocument();
  await loads('/signup');
  scrollBy(0, 40);
  await expect.element(page.getByRole('link', { name: 'Questions? Write to us' })).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
  // It was not closed: the next session shows it.
  expect(hasDismissed()).toBe(false);
});

test('at 320 px the notice covers no control, and can be closed', async () => {
  await scrolls(320);
  // Also at the bottom of the window, where fixed elements would be.
  create().element().scrollIntoView({ block: 'end' });
  expect(liesOver(notice().element(), create().element())).toBe(false);
  await page.getByRole('button', { name: 'Close notice' }).click();
  await expect.element(notice()).not.toBeInTheDocument();
});
