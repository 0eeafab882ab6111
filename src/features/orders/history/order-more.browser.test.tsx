import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const HISTORY = '/orders/order-history';
const CHAIN = 'BPM-104108';

const more = (invoice = CHAIN) =>
  page.getByRole('button', { name: `More for order ${invoice}`, exact: true });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

test('§8 the invoice is downloaded from the list, and a failure is announced', async () => {
  await opens(HISTORY, { as: 'clara' });
  // Nobody saves a file here.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await more().click();
  await item('Download invoice').click();
  await expect.poll(() => click.mock.contexts).toMatchObject([{ download: `${CHAIN}.pdf` }]);
  await expect.element(more()).toHaveFocus();

  turns('fail:getInvoice');
  await presses(more('BPM-104619'));
  await presses(item('Download invoice'));
  await expect.poll(heard).toContain('Failed to download invoice');
  expect(location.pathname).toBe(HISTORY);
  await expect.element(more('BPM-104619')).toHaveFocus();
});

test('an order is put into the cart again from the list, and its page names each change', async () => {
  await opens(HISTORY, { as: 'clara' });
  await presses(more());
  await presses(item('Put into the cart again'));
  await expect
    .element(page.getByRole('heading', { name: 'Everything is in your cart' }))
    .toHaveFocus();
  expect(location.pathname).toBe(`/orders/orderdetails/${CHAIN}`);
  await expect
    .element(page.getBySelector('#cart'))
    .toHaveAccessibleName('Cart 9+, 5 items, 31 pieces');
});
