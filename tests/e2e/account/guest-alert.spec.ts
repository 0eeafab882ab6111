import { getSection } from '#tests/e2e/section.ts';
import type { Page } from '@playwright/test';

import { expect, inSight, opens, test, turns } from '../shopper.ts';

const COIN = {
  path: '/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu',
  name: '2024 1 oz Canadian Gold Maple Leaf Coin BU',
};
const IDA = 'ida.berg@example.com';

const sentTo = (email: string) =>
  `We have sent a link to ${email}. Confirm there, and we write to you as soon as this can be bought.`;
const waits = `Confirmed. We write to ${IDA} once, as soon as ${COIN.name} can be bought.`;
const stopped = `Stopped. We do not write to ${IDA} about ${COIN.name}.`;

function email(page: Page) {
  return page.getByRole('main').getByRole('textbox', { name: 'Email address' });
}

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

async function asks(page: Page, address: string): Promise<void> {
  await email(page).fill(address);
  await button(page, 'Tell me by email').click();
}

/** Opens the link in the last email of the mock backend. */
async function opensLink(page: Page): Promise<void> {
  await page.goto('/development');
  const mail = getSection(page, 'Emails to you').getByRole('listitem').last();
  await expect(mail).toContainText(`, to ${IDA}`);
  await mail.getByRole('link', { name: `Tell me about ${COIN.name}` }).click();
  await expect(inSight(page).getByText(`Press the button, and we write to ${IDA}`)).toBeVisible();
}

test(
  'a guest asks for an email when a product is back, confirms the address, and stops it',
  { tag: '@rare' },
  async ({ page, heard }) => {
    // A link in the store, so that the late part of the page answers from the first press on.
    await opens(page, '/alert/stock/193711');
    await page.getByRole('main').getByRole('link', { name: COIN.name }).click();
    await expect(page).toHaveURL(COIN.path);
    await asks(page, IDA);
    await expect.poll(heard).toContain(sentTo(IDA));
    await expect(page).toHaveURL(COIN.path);

    await opensLink(page);
    await page.reload();
    await button(page, 'Confirm my email address').click();
    await expect(inSight(page).getByText(waits)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect
      .poll(async () => (await heard()).filter((said) => said === waits))
      .toEqual([waits]);
    await turns(page, 'fail:cancelAlert');
    await button(page, 'Do not write to me').click();
    await expect(inSight(page).getByText('Something went wrong on our side').first()).toBeVisible();
    await turns(page, '');
    await button(page, 'Do not write to me').click();
    await expect(inSight(page).getByText(stopped)).toBeVisible();
    await page.reload();
    await expect(inSight(page).getByText(stopped)).toBeVisible();
    expect((await page.request.get('/alert?token=guessed')).status()).toBe(404);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest asks, confirms and stops with forms alone', async ({ page }) => {
    await page.goto(COIN.path);
    await turns(page, 'fail:requestAlert');
    await asks(page, IDA);
    await expect(page).toHaveURL('/alert/stock/193711');
    await expect(page.getByRole('link', { name: COIN.name })).toHaveAttribute('href', COIN.path);
    await expect(email(page)).toHaveValue(IDA);
    await turns(page, '');
    await button(page, 'Tell me by email').click();
    await expect(inSight(page).getByText(sentTo(IDA))).toBeVisible();
    await opensLink(page);
    await button(page, 'Confirm my email address').click();
    await expect(inSight(page).getByText(waits)).toBeVisible();
    await button(page, 'Do not write to me').click();
    await expect(inSight(page).getByText(stopped)).toBeVisible();
    await button(page, 'Tell me after all').click();
    await expect(inSight(page).getByText(waits)).toBeVisible();
  });
});
