import { turns } from '#tests/browser/backend.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const HISTORY = '/orders/order-history';
const EXPIRED = 'Your login session has been expired. Please login again using your credentials';

const orders = () => page.getByRole('table', { name: 'Orders' }).getByRole('row');
/** The heading of the list, with the number of orders. */
const found = () => page.getByRole('main').getByRole('heading', { level: 2 });
const address = () => location.pathname + location.search;

test('a guest is led to sign in, and the address keeps the same list', async () => {
  await opens(`${HISTORY}?status=Delivered`);
  expect(address()).toBe('/signin?returnTo=%2Forders%2Forder-history%3Fstatus%3DDelivered');
});

test('§8 an ended session leads to sign in and is named there', async () => {
  await opens(HISTORY, { as: 'clara', scenario: 'expired-session' });
  expect(address()).toMatch(/^\/signin\?returnTo=%2Forders%2Forder-history&expired=1$/);
  await expect.element(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
});

test('status, days and order narrow together, and the address says it all', async () => {
  await opens(HISTORY, { as: 'clara' });
  await page.getByLabelText('Status').selectOptions('Delivered');
  await page.getByLabelText('Placed from').fill('1/1/2026');
  await page.getByLabelText('Placed to').fill('06302026');
  await page.getByLabelText('Sort by').selectOptions('Lowest total first');
  await page.getByRole('button', { name: 'Show orders' }).click();
  await expect.element(found()).toHaveTextContent('6 orders found');
  await expect.element(orders().nth(1)).toShow('BPM-101877');
  await expect.element(orders().nth(1)).toShow('Apr 10, 2026');

  await opens(address(), { as: 'clara' });
  await expect.element(found()).toHaveTextContent('6 orders found');
  await expect.element(page.getByLabelText('Placed from')).toHaveValue('01/01/2026');
});

test('a day that the calendar does not have is refused in words, and nothing typed is lost', async () => {
  await opens(`${HISTORY}?status=Delivered`, { as: 'clara' });
  const to = page.getByLabelText('Placed to');
  await page.getByLabelText('Placed from').fill('01/02/2026');
  await to.fill('31 Feb 2026');
  await page.getByRole('button', { name: 'Show orders' }).click();
  await expect.element(to).toHaveFocus();
  const message = /Error: Write the date as month\/day\/year, such as 03\/14\/2026\./;
  await expect.element(to).toHaveAccessibleDescription(message);
  await expect.element(page.getByLabelText('Placed from')).toHaveValue('01/02/2026');
  expect(address()).toBe(`${HISTORY}?status=Delivered`);
  // Without JavaScript the address has what was typed.
  await opens(`${HISTORY}?from=31+Feb+2026`, { as: 'clara' });
  const from = page.getByLabelText('Placed from');
  await expect.element(from).toHaveAccessibleDescription(message);
  await expect.element(from).toHaveValue('31 Feb 2026');
});

test('nothing found says so and leads back to all', async () => {
  await opens(`${HISTORY}?search=doubloon`, { as: 'clara' });
  await expect.element(found()).toHaveTextContent('No order found');
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await expect.element(found()).toHaveTextContent('25 orders, page 1 of 2');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.element(found()).toHaveTextContent('25 orders, page 2 of 2');
  await expect.element(found()).toHaveFocus();
  expect(orders().length).toBe(6);
});

test('a new customer reads that there are no orders yet', async () => {
  await opens(HISTORY, { as: 'nora' });
  await expect.element(inSight().getByText('You have not ordered anything yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See what others buy' })).toBeVisible();
  expect(page.getByRole('table').length).toBe(0);
});

test('a file that cannot be made is reported on the page', async () => {
  await opens(`${HISTORY}.csv?search=eagle`, { as: 'clara', scenario: 'fail:getCustomerOrder' });
  turns('');
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect
    .element(inSight().getByText('The file could not be made. Please try again.'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Order number or product')).toHaveValue('eagle');
});

test('a dealer finds 373 of 2,000 orders, twenty on a page', async () => {
  await opens(HISTORY, { as: 'abbott' });
  await expect.element(found()).toHaveTextContent('2,000 orders, page 1 of 100');
  expect(orders().length).toBe(21);
  await page.getByLabelText('Order number or product').fill('fortuna');
  await presses(page.getByLabelText('Order number or product'));
  await expect.element(found()).toHaveTextContent('373 orders found, page 1 of 19');
});

test('a customer sees their sales to the store', async () => {
  await opens(HISTORY, { as: 'clara' });
  await page.getByRole('link', { name: 'What you sold to us' }).click();
  await page.getByRole('link', { name: 'SO-20931' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sale SO-20931');
  await expect.element(page.getByRole('table', { name: 'What you sold' })).toShow('Silver Eagle');
  await expect.element(inSight().getByText('To your bank account')).toBeVisible();
});

/** The number of different heights at which the cells of the first order begin. */
function cellTops(): number {
  const cells = orders().nth(1).element().querySelectorAll('th, td');
  return new Set([...cells].map((cell) => Math.round(cell.getBoundingClientRect().top))).size;
}

test('orders are a table from a window of 640 px on, and a card each below', async () => {
  await opens(HISTORY, { as: 'clara', width: 640 });
  expect(cellTops()).toBe(1);
  expect(document.documentElement.scrollWidth).toBe(640);
  await opens(HISTORY, { as: 'clara', width: 600 });
  expect(cellTops()).toBeGreaterThan(1);
});
