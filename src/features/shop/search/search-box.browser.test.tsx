import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { inSight, presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const START = '/site-map';
const { keyboard } = userEvent;

const box = () =>
  page.getByLabelText('Search products', { exact: true }).and(page.getBySelector('input'));
const go = () => page.getBySelector('search').getByRole('button', { name: 'Search', exact: true });
const list = () => page.getByRole('listbox');
const options = () => page.getByRole('option');
const heading = () => page.getByRole('heading', { level: 1 });
const address = () => location.pathname + location.search;

/** Types, and the suggestions come after a pause. */
async function suggests(words: string): Promise<void> {
  await box().click();
  await keyboard(words);
  await expect.element(list()).toBeVisible();
}

test('Enter searches at once; the title tells the keyword and how much was found', async () => {
  await opens(START);
  // Its role is read with its first focus, before the suggestions are loaded.
  await expect.element(box()).toHaveAttribute('role', 'combobox');
  await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
  await box().click();
  await keyboard('silver eagle{Enter}');
  await expect.element(heading()).toHaveTextContent('Search results for “silver eagle”');
  expect(address()).toBe('/search/searchresults?searchkey=silver+eagle');
  await expect
    .poll(() => document.title)
    .toMatch(/^silver eagle: [\d,]+ products \| Search \| Bold Precious Metals$/);
  // Another search on the results page moves to its heading.
  await box().fill('maple');
  await presses(box());
  await expect.element(heading()).toHaveTextContent('Search results for “maple”');
  await expect.element(heading()).toHaveFocus();
});

test('§5 an empty keyword or one of spaces is not submitted', async () => {
  await opens(START);
  await go().click();
  await expect.element(box()).toHaveFocus();
  expect(address()).toBe(START);
  await keyboard('   ');
  await go().click();
  await expect.element(box()).toHaveFocus();
  expect(address()).toBe(START);
  await opens('/search/searchresults?searchkey=%20%20');
  await expect.element(heading()).toHaveTextContent('Search');
});

test('§5 suggestions come after a pause of 1600 ms and are counted once', async () => {
  await opens(START);
  await box().click();
  await keyboard('gold eagle');
  const typed = performance.now();
  await expect.element(list()).toBeVisible();
  expect(performance.now() - typed).toBeGreaterThan(1400);
  const sentence = `${options().length} options available.`;
  await expect.poll(heard).toContain(sentence);
  expect(heard().filter((said) => said === sentence)).toHaveLength(1);
  await expect.element(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box().element().getAttribute('aria-activedescendant')).toBeNull();

  // With suggestions open and none chosen, Enter still searches.
  await keyboard('{Enter}');
  await expect.element(heading()).toHaveTextContent('Search results for “gold eagle”');
  expect(address()).toBe('/search/searchresults?searchkey=gold+eagle');
});

test('the arrows choose, Escape closes and keeps the words, Enter opens the product', async () => {
  await opens(START);
  await suggests('gold eagle');
  await keyboard('{Escape}');
  await expect.element(list()).not.toBeInTheDocument();
  await expect.element(box()).toHaveValue('gold eagle');
  await keyboard('{ArrowDown}');
  const chosen = () => box().element().getAttribute('aria-activedescendant');
  await expect.poll(chosen).toBe(options().first().element().id);
  await expect
    .element(options().first(), { message: 'not “not selected”' })
    .toHaveAttribute('aria-selected', 'true');
  await keyboard('{End}');
  await expect.poll(chosen).toBe(options().last().element().id);
  await keyboard('{Home}');
  await expect.poll(chosen).toBe(options().first().element().id);
  await keyboard('{Enter}');
  await expect.poll(address).toMatch(/^\/product\/\d+\//);
});

test('§8 no match and a failure have the words of the specification', async () => {
  await opens(START);
  await box().click();
  await keyboard('qqqqzzzz');
  const nothing = "No results for your search query 'qqqqzzzz'";
  const search = page.getBySelector('search');
  await expect.element(search.getByText(nothing)).toBeVisible();
  await expect.poll(heard).toContain(nothing);
  turns('fail:searchProductsByKW');
  await keyboard('x');
  await expect.element(search.getByText('Failed to fetch search results')).toBeVisible();
  await expect.poll(heard).toContain('Failed to fetch search results');
});

test('§8 a results page without results says so and leads on', async () => {
  await opens('/search/searchresults?searchkey=qqqqzzzz');
  const nothing = "No results for your search query 'qqqqzzzz'";
  await expect.element(page.getByRole('main').getByText(nothing)).toBeVisible();
  await expect.poll(heard).toContain(nothing);
  await expect.element(page.getByRole('link', { name: 'Gold coins' }).last()).toBeVisible();
});

test('§8 a search that fails can be tried again', async () => {
  await opens('/search/searchresults?searchkey=eagle', { scenario: 'fail:getProducts' });
  await expect.element(inSight().getByText('Failed to fetch search results').first()).toBeVisible();
  const again = page.getByRole('link', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  turns('');
  await again.click();
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});
