import { expect, inSight, opens, test, turns } from '../shopper.ts';

const ROWS = ['Silver most people buy', 'Gold most people buy', 'On sale now'];

test('the home page has one first heading, its sections in order, and links that lead somewhere', async ({
  page,
}) => {
  await opens(page, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Gold and silver, with every price explained',
  ]);
  await expect(page.getByRole('heading', { level: 2 }).and(main.getByRole('heading'))).toHaveText([
    ...ROWS,
    'Find it your way',
    'What you can count on',
    'What customers say',
  ]);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  const skips = levels.filter((level, index) => level - (levels[index - 1] ?? level) > 1);
  expect(skips, 'no level is skipped').toEqual([]);

  for (const row of ROWS) {
    const section = main.getByRole('region', { name: row });
    await expect(section.getByRole('listitem')).toHaveCount(4);
    await expect(section.getByRole('button', { name: /^Add to cart, / })).toHaveCount(4);
  }
  await expect(main.getByRole('region', { name: 'On sale now' })).toContainText(
    /The first of these sales ends \w+, \w+ \d+, \d+ [AP]M C[SD]T\./,
  );
  await expect(main.getByText('was $').first()).toBeVisible();

  const paths = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const screens = new Set(paths.filter((path) => !path.startsWith('/product/')));
  expect(screens.size).toBeGreaterThan(20);
  for (const path of screens) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
  }
});

test('a shopper follows a link of the home page, and Back returns the focus to it', async ({
  page,
}) => {
  await opens(page, '/');
  await page.getByRole('link', { name: 'All best-selling gold' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/best.selling gold/i);
  await expect(heading).toBeFocused();
  await page.goBack();
  const shelf = page.getByRole('main').getByRole('link', { name: 'All best-selling gold' });
  await expect(shelf).toBeInViewport();
  await expect(shelf, 'the menu has a link to the same page').toBeFocused();
  await page.getByRole('link', { name: 'Shop bullion in stock' }).click();
  await expect(page).toHaveURL('/bullion-in-stock');
  await expect(heading).toBeFocused();
});

test('rows that fail say so in their place, and load again one by one', async ({ page, heard }) => {
  await turns(page, 'fail:getProducts,fail:getCustomerReviews');
  await opens(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByText('These products could not be loaded.')).toHaveCount(3);
  await expect(main.getByText('The reviews could not be loaded.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Shop bullion in stock' })).toBeVisible();
  const again = main.getByRole('button', { name: `Try again to load: ${ROWS[1]}` });
  await again.press('Enter');
  await expect.poll(heard).toContain('These products could not be loaded.');
  await expect(again).toBeFocused();

  await turns(page, '');
  await again.press('Enter');
  const gold = main.getByRole('region', { name: ROWS[1] ?? '' });
  await expect(gold.getByRole('listitem')).toHaveCount(4);
  await expect(gold.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(main.getByText('These products could not be loaded.')).toHaveCount(2);
  await main.getByRole('button', { name: 'Try again to load the reviews' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'What customers say' })).toBeFocused();
});

test('§8 delayed prices are marked, and a home page without prices still leads to products', async ({
  page,
}) => {
  const prices = page.getByRole('region', { name: 'Spot prices' });
  await turns(page, 'stale-spot');
  await opens(page, '/');
  await expect(prices.getByRole('paragraph')).toHaveText(/^Prices delayed, \d+:\d\d AM ET$/);
  await turns(page, 'market-closed');
  await page.reload();
  await expect(prices.getByRole('paragraph')).toHaveText(
    "Market closed. Friday's close, 5:00 PM ET",
  );
  await expect(inSight(page).getByText('Today an ounce of gold stands at')).toBeVisible();
  await turns(page, 'fail:getSpotPrices,empty-catalog');
  await page.reload();
  await expect(prices.getByText('Spot prices are not available right now.')).toBeVisible();
  await expect(
    inSight(page).getByText('Coins, bars and rounds, insured to your door.'),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Find it your way');
  await main.getByRole('link', { name: 'Copper' }).click();
  await expect(page).toHaveURL('/copper');
});
