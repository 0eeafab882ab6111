import { EAGLE, isCustomer, keptInCart, leftInCart, MAPLE } from '../cart/cart-steps.ts';
import { bill, goesOn as goesOnTo, heading, IDA } from './checkout-steps.ts';
import {
  comesToPayment,
  hasOrdered,
  opensPayment,
  orders,
  paysByWire,
  reviews,
} from './payment-steps.ts';
import { signsInByForm } from '../customers.ts';
import { expect, inSight, tabTo, test, turns } from '../shopper.ts';

const EXPIRED = 'Your login session has been expired. Please login again using your credentials';
/** §8 Milliseconds from the message to the sign-in page. */
const LEAVES_AFTER_MS = 4_000;

test('a price lock that runs out at the review warns, can be renewed by keyboard, and shows the new total', async ({
  page,
  heard,
}) => {
  await page.clock.install();
  // Prices stand still: the backend's feed runs on, whatever the clock of the page says.
  await turns(page, 'market-closed');
  await comesToPayment(page, { email: 'ida@example.com' });
  await opensPayment(page);
  await paysByWire(page);
  const agrees = page.getByRole('checkbox', { name: /^I agree/ });
  await agrees.check();
  await page.clock.runFor(245_000);
  const warning = 'Prices are held for 1 more minute. You can refresh them to hold them anew.';
  await expect.poll(heard).toContain(warning);
  expect(await heard()).not.toContain('Prices have changed.');
  const refresh = page.getByRole('button', { name: 'Refresh prices and hold them anew' });
  await tabTo(page, refresh, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(inSight(page).getByText(/^Prices are held for 5 more minutes, until/)).toBeVisible();
  await expect(refresh).toBeFocused();
  await expect(agrees).toBeChecked();

  // The second lock ends without a press.
  const place = page.getByRole('button', { name: /^Place the order: / });
  const before = await place.textContent();
  await turns(page, 'later');
  await page.clock.runFor(301_000);
  const news = page.getByRole('region', { name: 'Prices have changed' });
  await expect(news.getByRole('listitem')).toHaveText(
    /^2026 1 oz American Silver Eagle Coin BU: \$[\d.,]+ each before, now \$[\d.,]+ \([+−]\$[\d.,]+ each, [+−]\$[\d.,]+ for 30\)$/,
  );
  const [was, is, difference] = amounts(await news.getByText(/^Your order came to/).textContent());
  expect(`Place the order: ${money(was)}`).toBe(before);
  await expect(place).toHaveText(`Place the order: ${money(is)}`);
  expect(Math.abs(is - was)).toBe(difference);
  await expect(news.getByRole('listitem')).toContainText(`${money(difference)} for 30`);
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(/^Prices have changed\. Your order came to \$.* before\. It is now \$/),
    );
  expect((await heard()).filter((said) => said === warning)).toHaveLength(2);
  // The shopper had accepted other prices.
  const undone = `The total is ${money(is)} now. You had agreed to other prices: tick the box if you agree to these.`;
  await expect(agrees).not.toBeChecked();
  await expect(page.getByRole('group', { name: 'Terms' })).toHaveAccessibleDescription(undone);
  await expect.poll(heard).toContain(undone);
  await agrees.check();
  await expect(page.getByRole('group', { name: 'Terms' })).toHaveAccessibleDescription('');
  await place.click();
  await hasOrdered(page);
  await expect(inSight(page).getByText(`Total${money(is)}`)).toBeVisible();
});

test('a press after the price lock has run out orders nothing, shows each new price, and then orders at it', async ({
  page,
  heard,
}) => {
  await comesToPayment(page, { email: 'ida@example.com' });
  await opensPayment(page);
  await paysByWire(page);
  await turns(page, 'later');
  await orders(page);
  const words = 'Prices have moved since you saw the total. Nothing was ordered.';
  await expect(page.getByRole('main')).toContainText(words);
  await expect.poll(heard).toContain(words);
  const news = page.getByRole('region', { name: 'Prices have changed' });
  await expect(news.getByRole('listitem')).toHaveText(/ each before, now \$[\d.,]+ \([+−]\$/);
  const [, is] = amounts(await news.getByText(/^Your order came to/).textContent());
  const agrees = page.getByRole('checkbox', { name: /^I agree/ });
  await expect(agrees).not.toBeChecked();
  await agrees.check();
  await page.getByRole('button', { name: `Place the order: ${money(is)}` }).click();
  await hasOrdered(page);
  await expect(inSight(page).getByText(`Total${money(is)}`)).toBeVisible();
});

test('a line that sells out during the order is named, and the rest is ordered without filling in a step again', async ({
  page,
  heard,
}) => {
  await comesToPayment(page, { email: IDA.email });
  await leftInCart(page, `${EAGLE.id}x30i:${MAPLE.id}x1i:`);
  await opensPayment(page);
  await paysByWire(page);
  await turns(page, `sold-out:${EAGLE.id}`);
  await orders(page);
  const words = `${EAGLE.name} has just sold out. Nothing was ordered. Take it out of the cart and check out again: what you told us is kept.`;
  await expect(page.getByRole('main')).toContainText(words);
  await expect.poll(heard).toContain(words);
  await expect(page.getByRole('button', { name: /^Place the order/ })).toHaveCount(0);
  const back = page.getByRole('link', { name: 'Look at the cart' });
  await expect(back).toBeFocused();
  await page.reload();
  await expect(page.getByRole('main'), 'as long as it is so').toContainText(words);
  await back.click();
  await expect(heading(page)).toHaveText('Cart');
  expect(await keptInCart(page)).toContain(`${EAGLE.id}x30i`);
  await page.getByRole('button', { name: `Remove ${EAGLE.name}` }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(heading(page)).toHaveText('How should it travel?');
  await goesOnTo(page, 'payment');
  await paysByWire(page);
  await expect(bill(page, 'Products')).not.toContainText('$0.00');
  await orders(page);
  await hasOrdered(page);
});

test('§8 a session that ends while the order is placed: after signing in the review is whole, and one order is placed', async ({
  page,
  heard,
}) => {
  await page.clock.install();
  await isCustomer(page);
  await comesToPayment(page);
  await opensPayment(page);
  await paysByWire(page);
  await turns(page, 'expired:placeOrder');
  await orders(page);
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(EXPIRED)).toBeVisible();
  await expect.poll(heard).toContain(EXPIRED);
  await expect(page.getByRole('button', { name: /^Place the order: / })).toBeVisible();
  await page.clock.runFor(LEAVES_AFTER_MS);
  await expect(page).toHaveURL(/\/signin\?returnTo=%2Fcheckout%2Freview&expired=1$/);
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  await turns(page, '');
  await signsInByForm(page, 'nora');

  await reviews(page);
  await expect(page.getByRole('region', { name: 'Address' })).toContainText('98 San Jacinto Blvd');
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Bank wire: $');
  await orders(page);
  const invoice = await hasOrdered(page);
  const answer = await page.request.get('/api/CustomerOrder/GetCustomerOrder');
  const { data } = (await answer.json()) as { data: { invoice: string }[] };
  expect(data.map((order) => order.invoice)).toEqual([invoice]);
});

/** The dollar amounts in a sentence, in cents. */
function amounts(text: string | null): [number, number, number] {
  const found = text?.match(/\$[\d,]+\.\d{2}/g) ?? [];
  const [was = 0, is = 0, difference = 0] = found.map((part) => Number(part.replaceAll(/\D/g, '')));
  return [was, is, difference];
}

function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
