import { opens } from '#tests/browser/store.tsx';
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

test('at 320 px the notice covers no control, and can be closed', async () => {
  await scrolls(320);
  // Also at the bottom of the window, where fixed elements would be.
  create().element().scrollIntoView({ block: 'end' });
  expect(liesOver(notice().element(), create().element())).toBe(false);
  await page.getByRole('button', { name: 'Close notice' }).click();
  await expect.element(notice()).not.toBeInTheDocument();
});
