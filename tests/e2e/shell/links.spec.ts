import { CATEGORIES } from '#mocks/catalog/categories/categories.ts';

import { expect, test } from '../shopper.ts';

const AT_ONCE = 4;

const HAS_PRODUCTS = /class="(?:product|offer)-card/;
const SAYS_WHY_NOT =
  /Nothing stands here at the moment|No sale runs here right now|Nothing new has come in/;

test('§2 every category address has products or says that it has none, and has its own title', async ({
  request,
}) => {
  // Over three hundred server-rendered pages.
  test.setTimeout(10 * 60_000);
  const titles = new Map<string, string>();
  const wrong: string[] = [];
  const paths = CATEGORIES.map(({ slug }) => `/${slug}`);
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext));

  async function visitNext(): Promise<void> {
    for (let path = paths.pop(); path; path = paths.pop()) {
      const response = await request.get(path);
      const html = await response.text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      const honest = HAS_PRODUCTS.test(html) || SAYS_WHY_NOT.test(html);
      if (response.status() !== 200 || !honest) wrong.push(`${path}: ${response.status()}`);
      const twin = titles.get(title);
      if (twin) wrong.push(`${path} and ${twin}: ${title}`);
      titles.set(title, path);
    }
  }

  expect(titles.size).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('every link of the site map leads to a page', async ({ page, request }) => {
  await page.goto('/site-map');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  const known = new Set(CATEGORIES.map(({ slug }) => `/${slug}`));
  const broken: string[] = [];
  for (const href of links) {
    if (known.has(href)) continue;
    const { status } = await request.get(href).then((answer) => ({ status: answer.status() }));
    if (status !== 200) broken.push(`${href}: ${status}`);
  }
  expect(broken).toEqual([]);
});
