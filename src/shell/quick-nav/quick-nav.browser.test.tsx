import { heard } from '#tests/browser/heard.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const EAGLE = '2026 1 oz American Silver Eagle Coin BU';
const { keyboard } = userEvent;

const dialog = () => page.getByRole('dialog', { name: 'Quick navigation' });
const field = () =>
  dialog().getByRole('combobox', { name: 'A page, a product or something to do' });
const options = () => dialog().getByRole('option');
const chosen = () => dialog().getByRole('option', { selected: true });

async function opensQuickNav(): Promise<void> {
  await keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
}

test('Ctrl K, a few letters and Enter lead to a page, and Escape returns the focus', async () => {
  await opens('/signin');
  const email = page.getByRole('main').getByLabelText('Email address');
  await email.fill('clara@');
  await opensQuickNav();
  await expect.poll(() => document.getElementById('page')?.hasAttribute('inert')).toBe(true);
  await keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('clara@');

  await opensQuickNav();
  await keyboard('sales tax');
  await expect.element(chosen()).toShow(/^State sales tax/i);
  await expect
    .poll(() => field().element().getAttribute('aria-activedescendant'))
    .toBe(chosen().element().id);
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^\d+ results?$/));
  await keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(location.pathname).toBe('/state-sales-tax');
});

test('keys typed before the dialog is drawn go into the dialog only', async () => {
  await opens('/signin');
  const email = page.getByRole('main').getByLabelText('Email address');
  await email.fill('clara@');
  await keyboard('{Control>}k{/Control}monster');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('monster');
  await expect.element(email).toHaveValue('clara@');
});

test('the arrows choose, round the ends; products follow, and the search itself', async () => {
  await opens('/site-map');
  await opensQuickNav();
  await field().fill(EAGLE);
  await expect.element(chosen()).toShow(`Search products for “${EAGLE}”`);
  await expect.element(options().filter({ hasText: EAGLE }).nth(1)).toBeVisible();
  await keyboard('{ArrowUp}');
  await expect.element(options().last()).toHaveAttribute('aria-selected', 'true');
  await keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(chosen()).toHaveTextContent(EAGLE);
  await keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: EAGLE })).toHaveFocus();
});

test('a pointer chooses a line and picks it, and the focus stays in the field', async () => {
  await opens('/site-map');
  await opensQuickNav();
  await keyboard('price chart');
  const chart = dialog().getByRole('option', { name: 'Silver price chart' });
  await chart.hover();
  await expect.element(chosen()).toShow('Silver price chart');
  await dialog().getByText('Pages', { exact: true }).click();
  await expect.element(field()).toHaveFocus();
  await chart.click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe('/chart/silver-price');
});

test('each letter chooses the first line again, and so does deleting one', async () => {
  await opens('/site-map');
  await opensQuickNav();
  await keyboard('price{ArrowDown}');
  await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true');
  await keyboard(' ');
  await expect.element(options().first()).toHaveAttribute('aria-selected', 'true');
  await keyboard('{ArrowDown}');
  await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true');
  await keyboard('{Backspace}');
  await expect.element(options().first()).toHaveAttribute('aria-selected', 'true');
});

test('keys of an input method neither choose nor go anywhere', async () => {
  await opens('/site-map');
  await opensQuickNav();
  await keyboard('cart');
  await expect.element(chosen()).toShow('Cart');
  for (const key of ['ArrowDown', 'Enter']) {
    const ofInputMethod = { key, isComposing: true, bubbles: true };
    field().element().dispatchEvent(new KeyboardEvent('keydown', ofInputMethod));
  }
  await expect.element(options().first()).toHaveAttribute('aria-selected', 'true');
  await expect.element(dialog()).toBeVisible();
  expect(location.pathname).toBe('/site-map');
  await keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/cart/cart');
});

test('Back closes the dialog, and Back again leaves the page', async () => {
  await opens('/site-map');
  await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveFocus();
  await opensQuickNav();
  history.back();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(location.pathname).toBe('/signin');
  history.back();
  await expect.element(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
});
