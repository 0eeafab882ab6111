import { opens } from '#tests/browser/store.tsx';
import { presses } from '#tests/browser/steps.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const cart = () => page.getBySelector('#cart');
const dialog = () => page.getByRole('dialog', { name: 'Cart' });
const READER_MS = 2_000;
const isIn = () => dialog().query()?.contains(document.activeElement);

test('a dialog keeps the focus, and Escape gives it back to its opener', async () => {
  await opens('/signin', { cart: '225134x3i:' });
  const field = page.getByRole('main').getByLabelText('Email address').element();
  const { x, y } = field.getBoundingClientRect();
  const inertAfter = timesInert();
  await presses(cart());
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(document.elementFromPoint(x + 1, y + 1)).toHaveClass('dialog-shade');
  // A screen reader has the time to read the title.
  expect(await inertAfter).toBeGreaterThan(READER_MS - 1);
  for (const key of ['{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}', '{Tab}', '{Tab}', '{F6}']) {
    await userEvent.keyboard(key);
    await expect.poll(isIn).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(cart()).toHaveFocus();
  expect(document.getElementById('page')?.hasAttribute('inert')).toBe(false);
});

/** Resolves to the milliseconds from the focus of the dialog's title until the page is inert. */
function timesInert(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const end = new AbortController();
  let focusedAt = Number.NaN;
  const watch = new MutationObserver(() => {
    watch.disconnect();
    end.abort();
    resolve(performance.now() - focusedAt);
  });
  watch.observe(document.getElementById('page') as HTMLElement, { attributeFilter: ['inert'] });
  const note = ({ target }: FocusEvent) => {
    if ((target as Element).id === 'dialog-title') focusedAt = performance.now();
  };
  document.addEventListener('focusin', note, end);
  return promise;
}
