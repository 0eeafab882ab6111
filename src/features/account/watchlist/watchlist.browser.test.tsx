import { heard } from '#tests/browser/heard.ts';
import { inSight, presses, tabTo } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const WATCHLIST = '/myaccounts/watchlist';
const BUFFALO = '2026 1 oz American Gold Buffalo Coin BU';
const MAPLE = '2024 1 oz Canadian Gold Maple Leaf Coin BU';
const { keyboard } = userEvent;

const products = () => page.getByRole('region', { name: 'Products' });
const alerts = () => page.getByRole('region', { name: 'Alerts' });
const watched = (name = BUFFALO) => products().getByRole('listitem').filter({ hasText: name });
const more = (name = BUFFALO) =>
  page.getByRole('button', { name: `More for ${name}`, exact: true });

async function chooses(action: string, name = BUFFALO): Promise<void> {
  await presses(more(name));
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await presses(page.getByRole('menuitem', { name: action, exact: true }));
}

test('a coin that is watched on its card is marked on its own page, and let go there', async () => {
  const name = '2026 1 oz American Silver Eagle Coin BU';
  const heart = () => page.getByRole('button', { name: `Watch ${name}`, exact: true }).first();
  await opens('/search/searchresults?searchkey=american+silver+eagle+coin+bu', { as: 'clara' });
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await presses(heart());
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(heard).toContain(`${name} is on your watchlist.`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
  await heart().click();
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(heard).toContain(`${name} is off your watchlist.`);
});

test('a coin is removed and put back as it was, by keyboard', async () => {
  await opens(WATCHLIST, { as: 'clara' });
  const then = /since.*?\$[\d,.]+/.exec(watched().element().textContent)?.[0] ?? '';
  expect(then).toContain('when it was $');
  await presses(more());
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await keyboard('{End}');
  await expect
    .element(page.getByRole('menuitem', { name: 'Remove from the watchlist' }))
    .toHaveFocus();
  await keyboard('{Enter}');
  await expect.element(watched()).not.toBeInTheDocument();
  await expect.poll(heard).toContain(`${BUFFALO} is off your watchlist. You can put it back.`);
  await expect.element(page.getByRole('heading', { name: 'Products' })).toHaveFocus();
  await keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: `Put it back, ${BUFFALO}` })).toHaveFocus();
  await keyboard('{Enter}');
  // The price keeps changing; the date and that day's price stay.
  await expect.element(watched()).toShow(then);
  await expect.element(watched().getByRole('link', { name: BUFFALO })).toHaveFocus();
  await expect.poll(heard).toContain(`${BUFFALO} is on your watchlist.`);
});

test('a customer adds a watched coin to the cart, and asks for an alert on its price', async () => {
  await opens(WATCHLIST, { as: 'clara' });
  await page.getByRole('button', { name: `Add to cart, ${BUFFALO}` }).click();
  await expect.poll(() => heard().join()).toContain(`1 × ${BUFFALO} added`);
  await chooses('Write to me at a lower price');
  const target = watched().getByLabelText('Target price in dollars');
  await expect.element(target).toHaveFocus();
  await target.fill('cheap');
  await keyboard('{Enter}');
  await expect.element(target).toHaveAccessibleDescription(/more than 0/);
  await expect.element(target).toHaveValue('cheap');
  await target.fill('$1,000.50');
  await keyboard('{Enter}');
  await expect.poll(heard).toContain('We write to you as soon as it costs that or less.');
  const alert = `${BUFFALO}: $1,000.50 or less`;
  await expect.element(alerts()).toShow(alert);
  await target.fill('1000.5');
  await keyboard('{Enter}');
  await expect.element(watched()).toShow('You have this alert already.');
  await alerts()
    .getByRole('button', { name: `Withdraw, ${alert}` })
    .click();
  await expect
    .element(alerts().getByRole('button', { name: `Put it back, ${alert}` }))
    .toBeVisible();
  await expect
    .element(alerts().getByRole('button', { name: `Withdraw, ${alert}` }))
    .not.toBeInTheDocument();
  await alerts()
    .getByRole('button', { name: `Put it back, ${alert}` })
    .click();
  await expect.element(alerts().getByRole('button', { name: `Withdraw, ${alert}` })).toHaveFocus();
});

test('a customer asks for an alert when a sold-out coin is back', async () => {
  await opens('/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu', { as: 'clara' });
  const heart = page.getByRole('button', { name: `Watch ${MAPLE}`, exact: true }).first();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await page.getByRole('link', { name: 'View watchlist' }).click();
  await chooses('Write to me when it is back', MAPLE);
  await expect.element(watched(MAPLE).getByLabelText('How many you want')).toHaveFocus();
  await watched(MAPLE)
    .getByRole('button', { name: /^Ask for the alert/ })
    .click();
  await expect.element(alerts()).toShow(`${MAPLE}: back in stock`);
});

test('an alert that is folded again gives the focus back to the actions of its product', async () => {
  await opens(WATCHLIST, { as: 'clara' });
  const summary = page.getBySelector('summary').filter({ hasText: BUFFALO });
  await expect.element(summary).not.toBeVisible();
  await chooses('Write to me at a lower price');
  await tabTo(summary, '{Shift>}{Tab}{/Shift}');
  await keyboard('{Enter}');
  await expect.element(summary).not.toBeVisible();
  await expect.element(more()).toHaveFocus();
});

test('a watchlist that does not load reports it, and the alerts stay', async () => {
  await opens(WATCHLIST, { as: 'clara', scenario: 'fail:getCustomerWatchlistProduct' });
  await expect.element(products()).toShow('We could not load your watchlist.');
  await expect.element(alerts()).toShow('Silver: spot below');
});

test('a customer has the watchlist instead of a guest’s form, and an unknown link says so', async () => {
  await opens('/product/193711/2024-1-oz-canadian-gold-maple-leaf-coin-bu', { as: 'nora' });
  await expect.element(page.getByRole('button', { name: `Watch ${MAPLE}` })).toBeVisible();
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email address' });
  expect(email.length).toBe(0);
  await opens('/alert?token=guessed', { as: 'nora' });
  await expect.element(inSight().getByText(/^This link is not known\./)).toBeVisible();
});
