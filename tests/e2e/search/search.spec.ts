import type { Page } from '@playwright/test';

import { expect, inSight, opens, test, turns } from '../shopper.ts';

/** A search field before its first focus, then a combobox with a list of the same name. */
function box(page: Page) {
  return page.getByLabel('Search products', { exact: true }).and(page.locator('input'));
}

/** Types and waits for the debounce of §5. */
async function types(page: Page, words: string) {
  await box(page).pressSequentially(words, { delay: 30 });
}

test('Enter searches at once; the title tells the keyword and how much was found', async ({
  page,
}) => {
  await page.goto('/');
  await types(page, 'silver eagle');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search/searchresults?searchkey=silver+eagle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“silver eagle”');
  await expect(page).toHaveTitle(
    /^silver eagle: [\d,]+ products \| Search \| Bold Precious Metals$/,
  );
});

test('§5 an empty keyword or one of spaces is not submitted', async ({ page }) => {
  await opens(page, '/');
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL('/');
  await types(page, '   ');
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/search/searchresults?searchkey=%20%20');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
});

test('§5 suggestions come after a pause of 1600 ms and are counted once', async ({
  page,
  heard,
}) => {
  await page.goto('/');
  await types(page, 'gold eagle');
  const typed = Date.now();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  expect(Date.now() - typed).toBeGreaterThan(1400);
  const options = await list.getByRole('option').count();
  const sentence = `${options} options available.`;
  await expect.poll(heard).toContain(sentence);
  expect((await heard()).filter((said) => said === sentence)).toHaveLength(1);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);
});

test('the arrows choose, Escape closes and keeps the words, Enter opens the product', async ({
  page,
}) => {
  await page.goto('/');
  await types(page, 'gold eagle');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box(page).press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box(page)).toHaveValue('gold eagle');
  await box(page).press('ArrowDown');
  const first = page.getByRole('option').first();
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await expect(first, 'not “not selected”').toHaveAttribute('aria-selected', 'true');
  await box(page).press('End');
  const last = page.getByRole('option').last();
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await last.getAttribute('id')) ?? '',
  );
  await box(page).press('Home');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/product\/\d+\//);
});

test('with suggestions open and none chosen, Enter still searches', async ({ page }) => {
  await page.goto('/');
  await types(page, 'gold eagle');
  await expect(page.getByRole('listbox')).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search/searchresults?searchkey=gold+eagle');
});

test('§8 no match and a failure have the words of the specification', async ({ page, heard }) => {
  await page.goto('/');
  await types(page, 'qqqqzzzz');
  const nothing = "No results for your search query 'qqqqzzzz'";
  await expect(page.getByRole('search').getByText(nothing)).toBeVisible();
  await expect.poll(heard).toContain(nothing);
  await turns(page, 'fail:searchProductsByKW');
  await types(page, 'x');
  await expect(page.getByRole('search').getByText('Failed to fetch search results')).toBeVisible();
  await turns(page, '');
});

test('§8 a results page without results says so and leads on', async ({ page, heard }) => {
  await page.goto('/search/searchresults?searchkey=qqqqzzzz');
  const nothing = "No results for your search query 'qqqqzzzz'";
  await expect(page.getByRole('main').getByText(nothing)).toBeVisible();
  await expect.poll(heard).toContain(nothing);
  await expect(page.getByRole('link', { name: 'Gold coins' }).last()).toBeVisible();
});

test('§8 a search that fails can be tried again', async ({ page }) => {
  // A page that asks for no products of its own.
  await page.goto('/site-map');
  await turns(page, 'fail:getProducts');
  let answered = 0;
  page.on('response', (answer) => {
    if (answer.url().includes('/GetProducts?')) answered++;
  });
  const response = await page.goto('/search/searchresults?searchkey=eagle');
  expect(response?.status()).toBe(503);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(inSight(page).getByText('Failed to fetch search results').first()).toBeVisible();
  // The page requests once more, including the transport's retries.
  await expect.poll(() => answered).toBe(3);
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toBeVisible();
  await turns(page, '');
  await again.click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('another search on the results page moves to its heading', async ({ page }) => {
  await page.goto('/search/searchresults?searchkey=eagle');
  await box(page).fill('maple');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“maple”');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box is a form', async ({ page }) => {
    await page.goto('/silver-bullion');
    await box(page).fill('maple');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search/searchresults?searchkey=maple');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  });

  for (const { name, path } of [
    { name: 'a search without a result', path: '/search/searchresults?searchkey=qqqqzzzz' },
    { name: 'a search without words', path: '/search/searchresults?searchkey=' },
    { name: 'an address that leads nowhere', path: '/no-such-page' },
  ]) {
    test(`${name} leads on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: 'Gold coins' })).toBeVisible();
    });
  }
});
