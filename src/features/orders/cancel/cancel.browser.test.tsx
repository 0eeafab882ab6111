import { callsMade, setOffline, turns } from '#tests/browser/backend.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Its wire has cleared: a bar and 25 coins. */
const PAID = '/orders/orderdetails/BPM-104583';
const clara = { as: 'clara' } as const;

const dialog = () => page.getByRole('dialog', { name: 'Cancel order BPM-104583?' });
const opener = () => page.getByRole('link', { name: 'Cancel this order…' });
const cancels = () => dialog().getByRole('button', { name: /^Cancel it, get \$[\d,.]+ back$/ });
const sent = () => callsMade().filter((call) => call.includes('CancelOrder')).length;

/** Opens the dialog and waits for its estimate. */
async function opensDialog(): Promise<void> {
  await opener().click();
  await expect.element(cancels()).toBeVisible();
}

test('a customer cancels with the keyboard, after hearing what it costs', async () => {
  await opens(PAID, clara);
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('button', { name: 'Keep the order' })).toHaveFocus();
  await expect.element(cancels()).toBeVisible();
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Cancelling costs \$.*You get \$[\d,.]+ back of \$3,/));
  await expect.element(dialog()).toShow('Cancellation fee−$35.00');
  await userEvent.tab();
  await expect.element(cancels()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'What happens next' })).toHaveFocus();
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(/^Order BPM-104583 is cancelled\. \$.* comes back by wire/),
    );
  await expect.element(page.getByRole('main')).toShow(/This order was cancelled on/);
  expect(opener().length).toBe(0);
  expect(sent()).toBe(1);
});

test('charges that have risen cancel nothing, and the new estimate is shown', async () => {
  await opens(PAID, clara);
  await opensDialog();
  // Prices may be lower for another tab's press: accepted is less than what is owed.
  (dialog().element().querySelector('[name="accepted"]') as HTMLInputElement).value = '1';
  await cancels().click();
  const risen = dialog().getByText(/^Error: Cancelling costs more than it did/);
  await expect.element(risen).toBeVisible();
  await expect.element(cancels()).toBeVisible();
  expect(inSight().getByText('Payment cleared').length).toBeGreaterThan(0);
});

test('an estimate that has run out says so once, and a press brings a new one', async () => {
  holdsClock();
  await opens(PAID, clara);
  await opensDialog();
  await passes(300_000);
  const again = dialog().getByRole('button', { name: 'Get a new estimate' });
  await expect.element(again).toBeVisible();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^The estimate has run out\./));
  await again.click();
  await expect.element(cancels()).toBeVisible();
  expect(sent()).toBe(0);
});

test('a failing call and a cut connection lose no word, and the same press does it', async () => {
  await opens(PAID, clara);
  turns('fail:getCancellationEstimate');
  await opener().click();
  const retry = dialog().getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  turns('');
  await retry.click();
  await expect.element(cancels()).toBeVisible();
  await dialog().getByLabelText('Why do you cancel?').selectOptions('Another reason');
  await dialog().getByLabelText('In your own words').fill('Moving house');
  setOffline(true);
  await cancels().click();
  await expect.element(dialog().getByText(/^Error: The store could not be reached/)).toBeVisible();
  setOffline(false);
  await userEvent.keyboard('{Escape}');
  await opensDialog();
  await expect.element(dialog().getByLabelText('In your own words')).toHaveValue('Moving house');
  turns('lost:cancelOrder');
  await cancels().click();
  await expect.element(page.getByRole('main')).toShow(/This order was cancelled on/);
});

test('an expired session keeps the reason', async () => {
  await opens(PAID, clara);
  await opensDialog();
  await dialog().getByLabelText('Why do you cancel?').selectOptions('Ordered twice');
  turns('expired:cancelOrder');
  await cancels().click();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/session/i));
  expect(sessionStorage.getItem('draft:BPM-20417:cancel:BPM-104583')).toContain('Ordered twice');
});

test('nothing paid yet: the charges are added to the next order', async () => {
  await opens('/orders/orderdetails/BPM-104619/cancel', clara);
  const press = page.getByRole('button', { name: /^Cancel it, owe \$/ });
  await expect.element(press).toBeVisible();
  await expect.element(page.getByRole('main')).toShow(/Your eCheck has not cleared/);
  await press.click();
  await expect
    .element(page.getByRole('main'))
    .toShow(/\$[\d.]+ of the charges is added to your next order\./);
  expect(location.pathname).toBe('/orders/orderdetails/BPM-104619');
});

test.each([
  ['shipped', 'BPM-104512', /It is delivered, so it can no longer be cancelled/],
  ['cancelled', 'BPM-102954', /Order BPM-102954 is cancelled\. \$[\d,.]+ comes back to your card/],
])('an order that is %s has a way on instead of a form', async (_, invoice, words) => {
  await opens(`/orders/orderdetails/${invoice}/cancel`, clara);
  await expect.element(page.getByRole('main')).toShow(words);
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Write to us' }))
    .toHaveAttribute('href', expect.stringContaining(`order=${invoice}`));
});
