import { turns } from '#tests/browser/backend.ts';
import { calls, EAGLE, keptInCart, MAPLE } from '#tests/browser/cart-steps.ts';
import {
  agrees,
  bill,
  goesOn,
  hasOrdered,
  heading,
  IDA,
  isAtPayment,
  orders,
  paysByWire,
  placeButton,
  reviews,
} from '#tests/browser/checkout-steps.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, tabTo } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import type { Visitor } from '#tests/browser/visitor.ts';
import { send } from '#lib/transport.ts';
import { runningClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { EMAILS, PASSWORD } from '#tests/customers.ts';
import { HELENA } from '#tests/guests.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** An hour later prices are higher. */
const BEFORE_RISE = Date.parse('2026-11-20T18:00:00Z');
const EXPIRED = 'Your login session has been expired. Please login again using your credentials';
const MINUTE_LEFT = 'Prices are held for 1 more minute. You can refresh them to hold them anew.';
const ONE_LINE =
  /^2026 1 oz American Silver Eagle Coin BU: \$[\d.,]+ each before, now \$[\d.,]+ \([+−]\$[\d.,]+ each, [+−]\$[\d.,]+ for 30\)$/;
/** Prices stand still until the test moves them. */
const CLOSED = {
  scenario: 'market-closed',
  before() {
    turns('market-closed');
    return isAtPayment({ email: 'ida@example.com' });
  },
};
const news = () => page.getByRole('region', { name: 'Prices have changed' });
const terms = () => page.getByRole('group', { name: 'Terms' });

async function comesToReview(visitor: Visitor = {}): Promise<void> {
  const email = 'ida@example.com';
  await opens('/checkout/payment', { before: () => isAtPayment({ email }), ...visitor });
  await paysByWire();
}

test('a price lock that runs out at the review warns, and can be renewed by keyboard', async () => {
  holdsClock();
  await comesToReview(CLOSED);
  await agrees().click();
  await passes(245_000);
  await expect.poll(heard).toContain(MINUTE_LEFT);
  expect(heard()).not.toContain('Prices have changed.');
  const refresh = page.getByRole('button', { name: 'Refresh prices and hold them anew' });
  await tabTo(refresh, '{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(inSight().getByText(/^Prices are held for 5 more minutes, until/))
    .toBeVisible();
  await expect.element(refresh).toHaveFocus();
  await expect.element(agrees()).toBeChecked();
});

test('after a price lock the review shows the new total, and asks for the shopper’s agreement again', async () => {
  holdsClock();
  await comesToReview(CLOSED);
  await agrees().click();
  const before = placeButton().element().textContent;
  turns('later');
  await passes(301_000);
  await expect.element(news().getByRole('listitem')).toShow(ONE_LINE);
  const [was, is, difference] = amounts(
    news()
      .getByText(/^Your order came to/)
      .element(),
  );
  expect(`Place the order: ${formatMoney(was)}`).toBe(before);
  await expect.element(placeButton()).toShow(`Place the order: ${formatMoney(is)}`);
  expect(Math.abs(is - was)).toBe(difference);
  await expect.element(news().getByRole('listitem')).toShow(`${formatMoney(difference)} for 30`);
  await expect
    .poll(heard)
    .toContainEqual(
      expect.stringMatching(/^Prices have changed\. Your order came to \$.* before\. It is now \$/),
    );
  expect(heard().filter((said) => said === MINUTE_LEFT)).toHaveLength(1);
  // The shopper had accepted other prices.
  const undone = `The total is ${formatMoney(is)} now. You had agreed to other prices: tick the box if you agree to these.`;
  await expect.element(agrees()).not.toBeChecked();
  await expect.element(terms()).toHaveAccessibleDescription(undone);
  await expect.poll(heard).toContain(undone);
  await agrees().click();
  await expect.element(terms()).toHaveAccessibleDescription('');
  await placeButton().click();
  await hasOrdered();
  await expect.element(inSight().getByText(`Total${formatMoney(is)}`)).toBeVisible();
});

test('a press after prices have risen orders nothing, shows each new price, and then orders at it', async () => {
  await comesToReview({
    before() {
      setClock(runningClock(BEFORE_RISE, () => performance.now()));
      return isAtPayment({ email: 'ida@example.com' });
    },
  });
  turns('later');
  await orders();
  const words = 'Prices have moved since you saw the total. Nothing was ordered.';
  await expect.element(page.getByRole('main')).toShow(words);
  await expect.poll(heard).toContain(words);
  await expect.element(news().getByRole('listitem')).toShow(/ each before, now \$[\d.,]+ \([+−]\$/);
  const [, is] = amounts(
    news()
      .getByText(/^Your order came to/)
      .element(),
  );
  await expect.element(agrees()).not.toBeChecked();
  await agrees().click();
  await page.getByRole('button', { name: `Place the order: ${formatMoney(is)}` }).click();
  await hasOrdered();
  await expect.element(inSight().getByText(`Total${formatMoney(is)}`)).toBeVisible();
});

test('a press after prices have fallen orders at the lower total, and says so', async () => {
  await comesToReview();
  const agreed = placeButton().element().textContent.replace('Place the order: ', '');
  turns('later');
  await orders();
  await hasOrdered();
  await expect
    .element(inSight().getByText(/^You agreed to/))
    .toShow(`You agreed to ${agreed}. The total fell before your order was placed, so you pay $`);
});

test('an order that another tab has changed is named, and the next press orders what is shown', async () => {
  await comesToReview();
  const [, sessionId] = /checkout=([\w-]+)/.exec(document.cookie) ?? [];
  await calls('/api/Checkout/UpdateCheckoutSession', 'PUT', {
    sessionId,
    shippingInfo: { ...HELENA, addressType: 'shipping' },
    isShippingConfirmed: true,
  });
  await orders();
  const words =
    'This order has changed since you reviewed it, and nothing was ordered. The address is now Ida Berg, 12 Last Chance Gulch, Helena, MT 59601.';
  await expect.element(page.getByRole('main')).toShow(words);
  await expect.poll(heard).toContain(words);
  await expect.element(page.getByRole('region', { name: 'Address' })).toShow('Helena, MT 59601');
  await placeButton().click();
  await hasOrdered();
  await expect.element(inSight().getByText('Helena, MT 59601')).toBeVisible();
});

test('a line that sells out during the order is named, and the rest is ordered without filling in a step again', async () => {
  await comesToReview({
    cart: `${EAGLE.id}x30i:${MAPLE.id}x1i:`,
    before: () => isAtPayment({ email: IDA.email }),
  });
  turns(`sold-out:${EAGLE.id}`);
  await orders();
  const words = `${EAGLE.name} has just sold out. Nothing was ordered. Take it out of the cart and check out again: what you told us is kept.`;
  await expect.element(page.getByRole('main')).toShow(words);
  await expect.poll(heard).toContain(words);
  await expect.element(placeButton()).not.toBeInTheDocument();
  const back = page.getByRole('link', { name: 'Look at the cart' });
  await expect.element(back).toHaveFocus();
  await loads('/checkout/review');
  // As long as it is so.
  await expect.element(page.getByRole('main')).toShow(words);
  await back.click();
  await expect.element(heading()).toShow('Cart');
  expect(keptInCart()).toContain(`${EAGLE.id}x30i`);
  await page.getByRole('button', { name: `Remove ${EAGLE.name}` }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect.element(heading()).toShow('How should it travel?');
  await goesOn('payment');
  await paysByWire();
  await expect.element(bill('Products')).not.toShow('$0.00');
  await orders();
  await hasOrdered();
});

test('§8 a session that ends while the order is placed: after signing in the review is whole, and one order is placed', async () => {
  holdsClock();
  await comesToReview({ as: 'nora', before: () => isAtPayment() });
  turns('expired:placeOrder');
  await orders();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText(EXPIRED)).toBeVisible();
  await expect.poll(heard).toContain(EXPIRED);
  await expect.element(placeButton()).toBeVisible();
  // §8 The page leaves for the sign-in four seconds after the message.
  await passes(4_000);
  await expect.element(page.getByRole('main').getByText(EXPIRED)).toBeVisible();
  expect(location.href).toMatch(/\/signin\?returnTo=%2Fcheckout%2Freview&expired=1$/);
  turns('');
  await page.getByLabelText('Email address').fill(EMAILS.nora);
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

  await reviews();
  await expect.element(page.getByRole('region', { name: 'Address' })).toShow('98 San Jacinto Blvd');
  await expect.element(page.getByRole('region', { name: 'Payment' })).toShow('Bank wire: $');
  await orders();
  const invoice = await hasOrdered();
  const answer = await send('/api/CustomerOrder/GetCustomerOrder');
  const { data } = (await answer.json()) as { data: { invoice: string }[] };
  expect(data.map((order) => order.invoice)).toEqual([invoice]);
});

/** The dollar amounts in a sentence, in cents. */
function amounts({ textContent }: Element): [number, number, number] {
  const found = textContent.match(/\$[\d,]+\.\d{2}/g) ?? [];
  const [was = 0, is = 0, difference = 0] = found.map((part) => Number(part.replaceAll(/\D/g, '')));
  return [was, is, difference];
}
