import { turns } from '#tests/browser/backend.ts';
import { adds, CART, EAGLE } from '#tests/browser/cart-steps.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (title: string) => inSight().getByRole('listitem').filter({ hasText: title });
const section = (name: string) => page.getSection(name);

test('a guest copies a code, also where the clipboard is closed, and signs in to use one', async () => {
  await opens('/coupons');
  await expect.element(row('1% off your order')).toShow(/1% off your order.*No end is set/);
  await expect
    .element(page.getByRole('link', { name: 'Sign in', exact: true }))
    .toHaveAttribute('href', '/signin?returnTo=%2Fcoupons');
  await expect.element(section('Over or used up')).toShow(/SUMMER26.*ended/);
  const writes = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await presses(button('Copy WELCOME1'));
  await expect.poll(heard).toContain('WELCOME1 copied');
  expect(writes).toHaveBeenCalledExactlyOnceWith('WELCOME1');
  writes.mockRejectedValueOnce(new Error('closed'));
  await presses(button('Copy SILVER2'));
  await expect
    .element(inSight().getByText(/^SILVER2 is selected\. Copy it with Ctrl\+C/))
    .toBeVisible();
  expect(String(getSelection())).toBe('SILVER2');
  await expect.element(button('Copy SILVER2')).toHaveFocus();
  expect(heard().filter((words) => words.startsWith('WELCOME1'))).toHaveLength(1);

  await button('Use it now WELCOME1').click();
  await expect.element(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  expect(location.search).toBe('?returnTo=%2Fcart%2Fcart');
  expect(document.cookie).toContain('coupon=WELCOME1');
});

test('a customer sees what each takes off, their own beside them, and uses the best', async () => {
  await opens('/coupons', { as: 'clara' });
  await expect.element(section('Yours, Clara')).toShow(/−\$15\.00 off your cart/);
  await expect.element(section('Over or used up')).toShow(/GIFT50, Gift card nothing left on it/);
  await expect.element(row('1% off your order')).toShow(/−\$[\d.]+ off your cart, the most of all/);
  await expect
    .element(row('2% off two silver favorites').getByRole('link', { name: EAGLE.name }))
    .toHaveAttribute('href', expect.stringMatching(/^\/product\//));
  turns('fail:applyCoupon');
  await button('Use it now WELCOME1').click();
  const failure = 'Something went wrong on our side. Please try again.';
  await expect.element(row('1% off your order')).toShow(new RegExp(failure));
  await expect.poll(heard).toContain(failure);
  turns('');
  await button('Use it now WELCOME1').click();
  await expect.element(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
  await expect.element(inSight().getByText(/^WELCOME1 takes \$[\d.]+ off\. /)).toBeVisible();
  await expect
    .poll(() => heard().filter((words) => /^WELCOME1 takes \$[\d.]+ off your cart\.$/.test(words)))
    .toHaveLength(1);
});

test('an empty cart, and one that does not qualify, are told what would', async () => {
  await opens('/coupons', { as: 'nora' });
  await expect.element(inSight().getByText(/Your cart is empty/)).toBeVisible();
  await button('Use it now SILVER2').click();
  await expect.element(row('2% off two silver favorites')).toShow(/so there is nothing to take/);
  await expect
    .element(page.getByRole('list', { name: 'What qualifies' }).getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/^\/product\//));
  await adds(EAGLE.id, 1);
  await loads('/coupons');
  await expect.element(row('$10 off orders')).toShow(/STACK10 is for orders of \$500\.00 or more/);
  await button('Use it now STACK10').click();
  await expect
    .element(page.getByRole('list', { name: 'What qualifies' }))
    .toShow(/The deals.*Best sellers/);
});

test('what the browser alone asks for may fail, and comes with another try', async () => {
  await opens('/coupons', { as: 'clara', scenario: 'fail:getCoupons' });
  await expect.element(section('Yours, Clara')).toShow(/could not be loaded/);
  await expect.element(row('1% off your order')).toShow(/1% off your order/);
  turns('');
  await button('Try again to load your coupons').click();
  await expect.element(section('Yours, Clara')).toShow(/THANKS15/);
  await expect.element(page.getByRole('heading', { name: 'Yours, Clara' })).toHaveFocus();
});

test('the cart offers the best coupon, which a press uses or sends away', async () => {
  await opens(CART, { as: 'clara' });
  await page.getByLabelText('Coupon code').element().scrollIntoView();
  await expect.element(inSight().getByText(/^WELCOME1 would take \$[\d.]+ off/)).toBeVisible();
  await presses(button('Use it WELCOME1'));
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^WELCOME1 takes \$[\d.]+ off\.$/));
  await expect.element(page.getByRole('heading', { name: 'Total' })).toHaveFocus();
  await expect.element(button('Use it WELCOME1')).not.toBeInTheDocument();
  await button('Remove coupon').click();
  await button('Not now WELCOME1').click();
  await expect.element(page.getByLabelText('Coupon code')).toHaveFocus();
  await expect.element(button('Use it WELCOME1')).not.toBeInTheDocument();
});
