import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses, tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const IDA = 'ida.berg@example.com';
const COIN = '/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu';
const EAGLE = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';
const { keyboard } = userEvent;

const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
const email = () => field('Email address');
const problem = () => page.getByRole('group', { name: /There is a problem/ });
const sentTo = (address: string) =>
  `We have sent a link to ${address}. Confirm there, and we write to you as soon as this can be bought.`;

async function asks(address: string): Promise<void> {
  await email().fill(address);
  await page.getByRole('main').getByRole('button', { name: 'Tell me by email' }).click();
}

test('a guest’s email for a sold-out product is refused, fails, and is sent, and stays in the field', async () => {
  await opens(COIN);
  await asks('ida@');
  await expect.element(problem()).toHaveFocus();
  await expect.element(email()).toHaveAccessibleDescription(/Enter an email address like/);
  await expect.element(email()).toHaveValue('ida@');
  turns('fail:requestAlert');
  await asks(IDA);
  await expect.poll(heard).toContainEqual(expect.stringContaining('went wrong on our side'));
  await expect.element(email()).toHaveValue(IDA);
  turns('');
  // An address with an account gets the same answer.
  await asks('clara.whitfield@example.com');
  await expect.poll(heard).toContain(sentTo('clara.whitfield@example.com'));
  await asks(IDA);
  await expect.poll(heard).toContain(sentTo(IDA));
  expect(location.pathname).toBe(COIN);
});

test('a guest asks by keyboard to be told of the gold price, which is above that already', async () => {
  await opens('/chart/gold-price');
  await tabTo(page.getByRole('radio', { name: 'falls below' }));
  await keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'rises above' })).toBeChecked();
  await keyboard('{Tab}$100.50{Tab}');
  await keyboard(`${IDA}{Enter}`);
  await expect.element(problem()).toHaveFocus();
  const price = field('Price of one troy ounce');
  await expect
    .element(price)
    .toHaveAccessibleDescription(/Above that already: gold costs \$[\d,.]+ now/);
  await expect.element(price).toHaveValue('$100.50');
  page.getByRole('radio', { name: 'rises above' }).element().focus();
  await keyboard('{ArrowUp}{Enter}');
  const sent = `We have sent a link to ${IDA}. Confirm there, and we write to you as soon as gold is below $100.50.`;
  await expect.poll(heard).toContain(sent);
  await expect.element(inSight().getByText(sent)).toBeVisible();
});

test('a customer’s price is refused, fails and is kept, and the alert is withdrawn on the watchlist', async () => {
  await opens(EAGLE, { as: 'clara' });
  await page.getBySelector('summary').filter({ hasText: 'Tell me at a price' }).click();
  const price = field('Price for one');
  expect(email().length).toBe(0);
  await price.fill('0');
  await keyboard('{Enter}');
  await expect.element(price).toHaveAccessibleDescription(/more than 0/);
  await price.fill('9,000');
  await keyboard('{Enter}');
  await expect.element(price).toHaveAccessibleDescription(/Enter a lower price/);
  turns('fail:addAlert');
  await price.fill('20.50');
  await keyboard('{Enter}');
  await expect.poll(heard).toContainEqual(expect.stringContaining('went wrong on our side'));
  turns('');
  await presses(price);
  await expect
    .poll(heard)
    .toContain(
      'We write to you once, as soon as this costs $20.50 or less. You can withdraw the alert on your watchlist.',
    );
  await presses(price);
  await expect.poll(heard).toContainEqual(expect.stringContaining('You have this alert already.'));

  await page.getByRole('main').getByRole('link', { name: 'your watchlist' }).click();
  const alerts = page.getByRole('region', { name: 'Alerts' });
  const withdraw = alerts.getByRole('button', {
    name: /^Withdraw, .*Silver Eagle.*: \$20\.50 or less$/,
  });
  await withdraw.click();
  await expect.element(withdraw).not.toBeInTheDocument();
});
