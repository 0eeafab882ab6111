import { cartButton, EAGLE, MAPLE, removeButton } from '#tests/browser/cart-steps.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const THREE = { cart: `${EAGLE.id}x3i:` };
const drawer = () => page.getByRole('dialog', { name: 'Cart' });
const title = () => drawer().getByRole('heading', { name: 'Cart' });
const preview = () => page.getByRole('region', { name: 'Cart preview' });
const email = () => page.getByRole('main').getByLabelText('Email address');
/** A place of the page outside of the drawer. */
const outside = { position: { x: 20, y: 300 }, force: true };

test('§4 pressing the cart opens a dialog that takes the focus and gives it back', async () => {
  await opens('/signin', THREE);
  await presses(cartButton());
  await expect.element(title()).toHaveFocus();
  await expect.element(drawer()).toShow('Subtotal, 1 item, 3 pieces');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(cartButton()).toHaveFocus();
  await expect.element(cartButton()).toHaveAttribute('aria-expanded', 'false');

  await cartButton().click();
  await expect.element(drawer()).toBeVisible();
  await page.getBySelector('html').click(outside);
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(cartButton()).toHaveFocus();

  await cartButton().click();
  await drawer().getByRole('link', { name: 'View cart' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cart' })).toHaveFocus();
  expect(location.pathname).toBe('/cart/cart');
  await expect.element(drawer()).not.toBeInTheDocument();
});

test('§4 pointing opens a preview that leaves the focus alone, and goes with the pointer', async () => {
  holdsClock();
  await opens('/signin', THREE);
  await email().click();
  await cartButton().hover();
  await expect.element(preview().getByRole('link', { name: EAGLE.name })).toBeVisible();
  await expect.element(email()).toHaveFocus();

  await preview().getByText('Subtotal').hover();
  await passes(1_000);
  await expect.element(preview()).toBeVisible();
  await page.getBySelector('html').hover(outside);
  await expect.element(preview()).not.toBeInTheDocument();

  await cartButton().hover();
  await expect.element(preview()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview()).not.toBeInTheDocument();
  await expect.element(email()).toHaveFocus();
});

test('§4 closing the dialog over its button opens no preview in its place', async () => {
  holdsClock();
  await opens('/signin', THREE);
  await cartButton().click();
  await expect.element(drawer()).toBeVisible();
  await drawer().getByText('Subtotal').hover();
  await cartButton().hover({ force: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await passes(1_000);
  await expect.element(cartButton()).toHaveAttribute('aria-expanded', 'false');
  expect(preview().elements()).toEqual([]);
});

test('§5 the drawer lists lines that can be bought, and removing keeps the focus inside', async () => {
  await opens('/signin', { cart: `${EAGLE.id}x1i:1x4i:${MAPLE.id}x1iu:` });
  await cartButton().click();
  const lines = drawer().getByRole('listitem');
  await expect.element(lines.filter({ hasText: MAPLE.name })).toShow('not ticked');
  expect(lines.elements()).toHaveLength(2);
  await expect.element(drawer()).toShow('Subtotal, 1 item');

  await removeButton(EAGLE).click();
  await expect.element(drawer().getByRole('link', { name: MAPLE.name })).toHaveFocus();
  await expect.poll(heard).toContain(`${MAPLE.name}. Product deleted successfully: ${EAGLE.name}.`);
  await removeButton(MAPLE).click();
  await expect.element(drawer().getByText('No products in the cart.')).toBeVisible();
  await expect.element(title()).toHaveFocus();
  await page.viewport(390, 844);
  await expect.element(drawer().getByText('No products added in cart')).toBeVisible();
});

test('the focus stays in the drawer, whatever key moves it', async () => {
  await opens('/signin', { cart: `${EAGLE.id}x1i:` });
  await presses(cartButton());
  const close = drawer().getByRole('button', { name: 'Close' });
  await expect.element(title()).toHaveFocus();
  await expect.element(removeButton(EAGLE)).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(drawer().getByRole('link', { name: 'View cart' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(close).toHaveFocus();
  // Screen readers move the focus to the page itself by such keys.
  (document.activeElement as HTMLElement).blur();
  await expect.element(close).toHaveFocus();
  // In Firefox such a key focuses what it finds at the end of the page.
  for (const last of document.querySelectorAll<HTMLElement>('span[tabindex="0"]')) last.focus();
  await expect.element(close).toHaveFocus();
});
