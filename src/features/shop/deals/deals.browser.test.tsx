import { turns } from '#tests/browser/backend.ts';
import { holdsClock, passes } from '#tests/browser/clock.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { triesAgain } from '#tests/browser/tries-again.ts';
import { HOUR_MS, movesDeviceClock, WRONG_CLOCKS } from '#tests/server-time.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const DEALS = '/deals';
const DAY = '/deals/deal-of-the-day';
/** The time of the mock backend. */
const NOW = Date.parse('2026-11-18T16:00:00Z');
/** From then to the end of the deals of the day. */
const RUNS_MS = 5 * HOUR_MS;

const ofTheDay = () => page.getSection('Deal of the Day');
const LEFT = expect.stringMatching(
  /^Deal of the Day: (?:4 hours and 5\d minutes|5 hours) left\. Flash Sale: 1 day/,
) as string;
const ENDED = 'Deal of the Day has ended. Its products have the prices of today.';

test('§9 one button stops the countdowns, and another says the time left', async () => {
  holdsClock();
  await opens(DEALS);
  const sale = ofTheDay().getByRole('timer');
  await expect.element(sale).toShow('Time left Ends Nov 18, 2026, 3:00 PM CST');
  await expect
    .element(ofTheDay())
    .toShow(/Saves \$[\d.,]+ each, \d\.\d %\. \d+ left at this price\./);
  await presses(page.getByRole('button', { name: 'Pause countdowns' }));
  await expect.element(page.getByRole('button', { name: 'Resume countdowns' })).toHaveFocus();
  const before = sale.element().textContent;
  await passes(3_000);
  expect(sale.element().textContent).toBe(before);
  await presses(page.getByRole('button', { name: 'Read the time left' }));
  await expect.poll(heard).toContainEqual(LEFT);
  await presses(page.getByRole('button', { name: 'Resume countdowns' }));
});

test('a deal that ends while it is looked at says so, and its price becomes that of today', async () => {
  holdsClock();
  await opens(DAY, { ageMs: RUNS_MS - 60_000 });
  const first = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first();
  const name = first.element().getAttribute('aria-label');
  (first.element() as HTMLElement).focus();
  turns('fail:getProductsByIds');
  await passes(61_000);
  await expect.element(inSight().getByText(ENDED)).toBeVisible();
  await expect.poll(heard).toContain(ENDED);
  expect(heard().filter((said) => said === ENDED)).toHaveLength(1);
  await expect.element(ofTheDay()).toShow('Its price of today is not known yet.');
  await expect.element(page.getByRole('button', { name: name ?? '', exact: true })).toHaveFocus();
  await triesAgain(page.getByRole('button', { name: /^Try again to load the prices of today/ }));
  await expect.element(ofTheDay()).not.toShow('not known');
  await expect.element(ofTheDay()).not.toShow('left at this price');
});

test.each(WRONG_CLOCKS)('a device %s has running sales, and ends none', async (_, aheadMs) => {
  holdsClock(NOW + aheadMs);
  await opens(DEALS);
  await expect.element(ofTheDay().getByRole('timer')).toShow(/CST0[45] hours/);
  await presses(page.getByRole('button', { name: 'Read the time left' }));
  await expect.poll(heard).toContainEqual(LEFT);
  movesDeviceClock(HOUR_MS);
  await passes(2_000);
  await expect.element(ofTheDay().getByRole('timer')).toShow(/CST0[45] hours/);
  await expect.element(inSight().getByText(ENDED)).not.toBeInTheDocument();
});

test.each(WRONG_CLOCKS)('a device %s runs no sale of an old page', async (_, aheadMs) => {
  holdsClock(NOW + aheadMs);
  await opens(DAY, { ageMs: RUNS_MS + 60_000 });
  await expect.element(inSight().getByText(ENDED)).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await presses(page.getByRole('button', { name: 'Read the time left' }));
  await expect.poll(heard).toContain('No sale runs any more.');
});

test('a page with several sales shows four products of each, and opens one by an address', async () => {
  await opens('/deals/silver-deals');
  const week = page.getSection('Stacker Week');
  const products = week.getByRole('listitem');
  await expect.poll(() => products.elements().length).toBe(4);
  const all = week.getByRole('link', { name: /^All \d+ of Stacker Week$/ });
  const count = Number(/\d+/.exec(all.element().textContent)?.[0]);
  expect(count).toBeGreaterThan(4);
  await presses(all);
  await expect.poll(() => products.elements().length).toBe(count);
  await expect.element(week.getByRole('heading', { name: 'Stacker Week' })).toHaveFocus();
  expect(page.getSection('Flash Sale').getByRole('listitem').elements()).toHaveLength(4);
  history.back();
  await expect.poll(() => products.elements().length).toBe(4);
  await expect.element(all).toHaveFocus();
});

test('the page of one sale shows all of it', async () => {
  await opens('/deals/flash-sale');
  const sale = page.getSection('Flash Sale');
  await expect.poll(() => sale.getByRole('listitem').elements().length).toBeGreaterThan(4);
  await expect.element(page.getByRole('link', { name: /^All \d+ of/ })).not.toBeInTheDocument();
});

test('a page without a sale says so and leads on', async () => {
  await opens('/deals/veterans-day-sale');
  await expect
    .element(page.getSection('No sale runs here right now').getByRole('link').first())
    .toBeVisible();
});

test('an empty answer says so, a failed one can be tried again', async () => {
  await opens(DEALS, { scenario: 'empty-catalog' });
  await expect
    .element(page.getByRole('heading', { name: 'No sale runs here right now' }))
    .toBeVisible();
  turns('fail:getProducts');
  await loads('/deals/flash-sale');
  await expect.element(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});
