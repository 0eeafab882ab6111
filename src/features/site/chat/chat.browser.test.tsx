import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';

const chat = () => page.getByRole('link', { name: 'Questions? Write to us' });
const notice = () => page.getByRole('region', { name: /^Open hours/ });

/** Whether the chat link is beside or below another control. */
function isClearOf(other: Locator): boolean {
  const [box, its] = [chat().element(), other.element()].map((each) =>
    each.getBoundingClientRect(),
  );
  return (
    !!box && !!its && (its.right <= box.left || its.left >= box.right || its.bottom <= box.top)
  );
}

/** By hand: the page may be where another has left it, and a key is a sign of a person too. */
async function scrolls(): Promise<void> {
  scrollTo(0, 0);
  await expect.poll(() => (scrollTo(0, 600), scrollY)).toBe(600);
  await userEvent.keyboard('{Shift}');
}

test('§4 wider than 1024 px the first scroll shows the chat link, clear of other controls', async () => {
  await opens('/site-map');
  expect(chat().length).toBe(0);
  await scrolls();
  await expect.element(chat()).toBeVisible();
  const up = page.getByRole('button', { name: 'Back to top' });
  await expect.element(up).toBeVisible();
  expect(isClearOf(up)).toBe(true);
  await presses(chat());
  await expect.poll(() => location.pathname).toBe('/company/contact-us');
});

test('§4 at 1024 px there is no chat', async () => {
  await opens('/site-map', { width: 1024 });
  await scrolls();
  await expect.element(notice()).toBeVisible();
  expect(chat().length).toBe(0);
  await page.viewport(1025, 700);
  await expect.element(chat()).toBeVisible();
  expect(isClearOf(notice())).toBe(true);
});
