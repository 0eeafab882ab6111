import type { Page } from '@playwright/test';

import { EAGLE, LISTING } from '../cart/cart-steps.ts';
import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, opens, tabTo, test, turns } from '../shopper.ts';
import { BUFFALO, chooses, more, opensMore } from './watchlist-steps.ts';

const WATCHLIST = '/myaccounts/watchlist';

function heart(page: Page, name = EAGLE.name) {
  return page.getByRole('button', { name: `Watch ${name}`, exact: true }).first();
}

function products(page: Page) {
  return page.getByRole('region', { name: 'Products' });
}

test('a customer watches a coin from its card, and it is marked wherever it is shown', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opens(page, LISTING);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).focus();
  await page.keyboard.press('Enter');
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(heard).toContain(`${EAGLE.name} is on your watchlist.`);
  await page.getByRole('link', { name: EAGLE.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: EAGLE.name })).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(heard).toContain(`${EAGLE.name} is off your watchlist.`);
});

test('a guest is asked to sign in, and comes back with the coin on the list', async ({
  page,
  heard,
}) => {
  await opens(page, LISTING);
  await heart(page).click();
  await expect(page).toHaveURL(/\/signin\?returnTo=.*searchkey.*&watch=1$/);
  await expect(page.getByRole('main')).toContainText('What you chose is then on it.');
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL(LISTING);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(heard).toContain(`${EAGLE.name} is on your watchlist.`);
});

test('a coin is removed and put back as it was, by keyboard', async ({ page, heard }) => {
  await signsIn(page, 'clara');
  await opens(page, WATCHLIST);
  const item = products(page).getByRole('listitem').filter({ hasText: BUFFALO });
  const then = /since.*/.exec(await item.innerText())?.[0] ?? '';
  expect(then).toContain('when it was $');
  await tabTo(page, more(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Remove from the watchlist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item).toHaveCount(0);
  await expect.poll(heard).toContain(`${BUFFALO} is off your watchlist.`);
  await expect(page.getByRole('heading', { name: 'Products' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Put it back, ${BUFFALO}` })).toBeFocused();
  await page.keyboard.press('Enter');
  // The price keeps changing; the date and that day's price stay.
  await expect(item).toContainText(then);
  await expect(item.getByRole('link', { name: BUFFALO })).toBeFocused();
  await expect.poll(heard).toContain(`${BUFFALO} is on your watchlist.`);
});

test('a customer adds a watched coin to the cart, and asks for an alert on its price', async ({
  page,
  heard,
}) => {
  await signsIn(page, 'clara');
  await opens(page, WATCHLIST);
  await page.getByRole('button', { name: `Add to cart, ${BUFFALO}` }).click();
  await expect.poll(async () => (await heard()).join()).toContain(`1 × ${BUFFALO} added`);
  const item = products(page).getByRole('listitem').filter({ hasText: BUFFALO });
  await opensMore(page);
  await chooses(page, 'Write to me at a lower price');
  const target = item.getByLabel('Target price in dollars');
  await expect(target).toBeFocused();
  await target.fill('cheap');
  await page.keyboard.press('Enter');
  await expect(target).toHaveAccessibleDescription(/more than 0/);
  await expect(target).toHaveValue('cheap');
  await target.fill('$1,000.50');
  await page.keyboard.press('Enter');
  await expect.poll(heard).toContain('We write to you as soon as it costs that or less.');
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(alerts).toContainText(`${BUFFALO}: $1,000.50 or less`);
  await target.fill('1000.5');
  await page.keyboard.press('Enter');
  await expect(item).toContainText('You have this alert already.');
  await alerts.getByRole('button', { name: `Withdraw, ${BUFFALO}: $1,000.50 or less` }).click();
  await expect(alerts).not.toContainText('$1,000.50');
  const alert = `${BUFFALO}: $1,000.50 or less`;
  await alerts.getByRole('button', { name: `Put it back, ${alert}` }).click();
  await expect(alerts.getByRole('button', { name: `Withdraw, ${alert}` })).toBeFocused();
});

test('a customer asks for an alert when a sold-out coin is back', async ({ page }) => {
  await signsIn(page, 'clara');
  await opens(page, '/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu');
  const maple = '2024 1 oz Canadian Gold Maple Leaf Coin BU';
  // The watch button works after its script has set `aria-pressed`.
  await expect(heart(page, maple)).toHaveAttribute('aria-pressed', 'false');
  await heart(page, maple).click();
  await expect(heart(page, maple)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(WATCHLIST);
  const item = products(page).getByRole('listitem').filter({ hasText: maple });
  await opensMore(page, maple);
  await chooses(page, 'Write to me when it is back');
  await expect(item.getByLabel('How many you want')).toBeFocused();
  await item.getByRole('button', { name: /^Ask for the alert/ }).click();
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText(
    `${maple}: back in stock`,
  );
});

test('an alert that is folded again gives the focus back to the actions of its product', async ({
  page,
}) => {
  await signsIn(page, 'clara');
  await opens(page, WATCHLIST);
  const summary = inSight(page).getByText(`Write to me at a lower price, ${BUFFALO}`);
  await expect(summary).toBeHidden();
  await opensMore(page);
  await chooses(page, 'Write to me at a lower price');
  await tabTo(page, page.locator('summary').filter({ hasText: BUFFALO }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(summary).toBeHidden();
  await expect(more(page)).toBeFocused();
});

test('a watchlist that does not load reports it, and the alerts stay', async ({ page }) => {
  await signsIn(page, 'clara');
  await turns(page, 'fail:getCustomerWatchlistProduct');
  await opens(page, WATCHLIST);
  await expect(products(page)).toContainText('We could not load your watchlist.');
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText('Silver: spot below');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest’s heart leads through the sign-in page to the list', async ({ page }) => {
    await page.goto(LISTING);
    await heart(page).click();
    await signsInByForm(page, 'clara');
    await expect(page).toHaveURL(LISTING);
    await page.goto(WATCHLIST);
    await expect(products(page)).toContainText(EAGLE.name);
    await expect(more(page, EAGLE.name)).toBeHidden();
    await inSight(page).getByText(`Write to me at a lower price, ${EAGLE.name}`).click();
    const item = products(page).getByRole('listitem').filter({ hasText: EAGLE.name });
    await expect(item.getByLabel('Target price in dollars')).toBeVisible();
    await page.getByRole('button', { name: `Remove, ${EAGLE.name}` }).click();
    await expect(products(page).getByRole('heading', { name: EAGLE.name })).toHaveCount(0);
  });
});
