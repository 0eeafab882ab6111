import { getSection } from '#tests/e2e/section.ts';
import { expect, opens, test } from '../shopper.ts';

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
    'Featured',
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
    const section = getSection(main, row);
    await expect(section.getByRole('listitem')).toHaveCount(4);
    await expect(section.getByRole('button', { name: /^Add to cart, / })).toHaveCount(4);
  }
  await expect(getSection(main, 'On sale now')).toContainText(
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
  await page.getByRole('link', { name: 'Shop Silver Eagles' }).click();
  await expect(page).toHaveURL('/silver/american-silver-eagles');
  await expect(heading).toBeFocused();
});
