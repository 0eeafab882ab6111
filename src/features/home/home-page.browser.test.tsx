import { smallTargetsHere } from '#tests/a11y/targets.ts';
import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const GOLD = 'Gold most people buy';
const FAILED = 'These products could not be loaded.';

test('rows that fail say so in their place, and load again one by one', async () => {
  await opens('/', {
    scenario: 'fail:getProducts,fail:getCustomerReviews,fail:getDashboardImages',
  });
  const main = page.getByRole('main');
  await expect.poll(() => main.getByText(FAILED).elements().length).toBe(3);
  await expect.element(main.getByText('The reviews could not be loaded.')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Shop bullion in stock' })).toBeVisible();
  const again = main.getByRole('button', { name: `Try again to load: ${GOLD}` });
  // The page has asked once more by itself.
  await expect.element(again).not.toHaveAttribute('aria-disabled', 'true');
  await presses(again);
  await expect.poll(heard).toContain(FAILED);
  await expect.element(again).toHaveFocus();

  turns('');
  await presses(again);
  const gold = main.getSection(GOLD);
  await expect.element(gold.getByRole('heading', { level: 2 })).toHaveFocus();
  await expect.poll(() => gold.getByRole('listitem').elements().length).toBe(4);
  expect(main.getByText(FAILED).elements()).toHaveLength(2);
  await presses(main.getByRole('button', { name: 'Try again to load the reviews' }));
  await expect.element(main.getByRole('heading', { name: 'What customers say' })).toHaveFocus();
});

test('every target is large enough, and a link in a sentence has a line of its own', async () => {
  await opens('/');
  const links = ['How we ship', 'Sell to us', 'All best-selling silver'].map((name) =>
    page.getByRole('main').getByRole('link', { name, exact: true }),
  );
  for (const width of [320, 390, 1440]) {
    await page.viewport(width, 844);
    expect(smallTargetsHere('header, footer'), `${width} px`).toEqual([]);
    for (const link of links) {
      const box = link.element().getBoundingClientRect();
      expect(Math.min(box.width, box.height), `${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});

const prices = () => page.getByRole('region', { name: 'Spot prices' });

test('§8 delayed prices are marked', async () => {
  await opens('/', { scenario: 'stale-spot' });
  await expect.element(prices().getByText(/^Prices delayed, \d+:\d\d AM ET$/)).toBeInTheDocument();
  await expect.element(prices().getByText('Late')).toBeVisible();
});

test('§8 a closed market is told with its last prices', async () => {
  await opens('/', { scenario: 'market-closed' });
  await expect
    .element(prices().getByText("Market closed. Friday's close, 5:00 PM ET"))
    .toBeInTheDocument();
  await expect.element(prices().getByText('Fri 5 PM ET')).toBeVisible();
  await expect
    .element(prices().getByRole('button'), { message: 'nothing moves that could be paused' })
    .not.toBeInTheDocument();
});

test('§8 a home page without prices and products still leads to products', async () => {
  await opens('/', {
    scenario:
      'fail:getSpotPrices,fail:getDashboardImages,fail:getMarketingAdvertisements,empty-catalog',
  });
  await expect
    .element(prices().getByText('Spot prices are not available right now.'))
    .toBeVisible();
  await expect
    .element(inSight().getByText('Coins, bars and rounds, insured to your door.'))
    .toBeVisible();
  const main = page.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 2 }).first()).toShow('Find it your way');
  await expect
    .element(main.getByRole('link', { name: 'Copper' }))
    .toHaveAttribute('href', '/copper');
});
