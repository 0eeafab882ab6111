import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

/** Two parcels, both delivered: Eagles from the vault, and Libertads, which were a presale. */
const SPLIT = '/orders/orderdetails/BPM-101502';

const clara = { as: 'clara' } as const;

test('an order shows its state, its lines, its total and the numbers of its parcels', async () => {
  await opens(SPLIT, clara);
  const last = page.getByRole('list', { name: 'Steps of the order' }).getByRole('listitem').last();
  await expect.element(last).toShow(/^Delivered Now/);
  await expect.element(last).toHaveAttribute('aria-current', 'step');
  await expect.element(inSight().getByText('Presale, expected Apr 2, 2026')).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Paid by card' })).toBeVisible();
  const tracks = page.getByRole('link', { name: /^Follow it at USPS number 9405/ });
  expect(tracks.length).toBe(2);
  await expect
    .element(tracks.first())
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/tools\.usps\.com\/.*=9405/));
  await expect
    .element(
      page.getByRole('link', {
        name: /^Reviews of this product \(2026 1 oz American Silver Eagle/,
      }),
    )
    .toHaveAttribute('href', expect.stringMatching(/^\/product\/225134\/.*#reviews$/));
  // The time for a return is over.
  await expect.element(page.getByRole('link', { name: 'Sell it back to us' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Ask for a return' }).length).toBe(0);
});

test('an order on hold names the day until which its check was awaited as past', async () => {
  await opens('/orders/orderdetails/BPM-104433', clara);
  const main = page.getByRole('main');
  await expect.element(main).toShow(/because your check did not arrive by [A-Z]\w+ \d+, 2026\./);
  expect(inSight().getByText('must arrive by').length).toBe(0);
  await expect
    .element(main.getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', '/company/contact-us?order=BPM-104433&about=order#write-to-us');
});

test('one line is bought again, and no other', async () => {
  await opens(SPLIT, clara);
  await presses(page.getByRole('button', { name: /^Buy again 2026 1 oz American Silver Eagle/ }));
  await expect
    .element(page.getByRole('heading', { name: 'Everything is in your cart' }))
    .toHaveFocus();
  await expect.element(inSight().getByText(/Silver Eagle Coin BU: 10 added/)).toBeVisible();
  expect(inSight().getByText(/Libertad Coin BU: /).length).toBe(0);
});

test('§8 an invoice that fails is announced, and the page stays', async () => {
  await opens(SPLIT, clara);
  turns('fail:getInvoice');
  await page.getByRole('link', { name: /^Download invoice/ }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText('Failed to download invoice')).toBeVisible();
  await expect.poll(heard).toContain('Failed to download invoice');
  expect(location.pathname).toBe(SPLIT);
});

test('an order is placed in the cart again at today’s prices, with each change named', async () => {
  await opens('/orders/orderdetails/BPM-104108', clara);
  const again = page.getByRole('button', { name: 'Put into the cart' });
  turns('fail:getUpdateShoppingCart');
  await presses(again);
  const FAILED = 'Something went wrong on our side. Please try again.';
  await expect.element(page.getByRole('main').getByText(FAILED)).toBeVisible();
  await expect.poll(heard).toContain(FAILED);
  await expect.element(again).toHaveFocus();
  turns('');
  await presses(again);
  await expect
    .element(page.getByRole('heading', { name: 'Everything is in your cart' }))
    .toHaveFocus();
  await expect
    .element(inSight().getByText(/Cuban Link Chain: 1 added, now \$[\d.]+ each, /))
    .toBeVisible();
  await expect
    .element(page.getBySelector('#cart'))
    .toHaveAccessibleName('Cart 9+, 5 items, 31 pieces');
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect
    .element(page.getByRole('spinbutton', { name: 'Quantity of Sterling Silver 6 mm Cuban Link' }))
    .toBeVisible();
});

test('lines that are not available any more are named and not added', async () => {
  await opens(SPLIT, clara);
  turns('sold-out');
  await page.getByRole('button', { name: 'Put into the cart' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Nothing of it can be had now' }))
    .toHaveFocus();
  expect(inSight().getByText('not available any more.').length).toBe(2);
});

test.each([
  { whose: 'somebody else’s', invoice: 'BPM-104210' },
  { whose: 'one that never was', invoice: 'BPM-999999' },
])('$whose is not found, and shows nothing of the order', async ({ invoice }) => {
  await opens(`/orders/orderdetails/${invoice}`, clara);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Order not found');
  await expect.element(page.getByRole('main')).not.toShow('Marcus');
});
