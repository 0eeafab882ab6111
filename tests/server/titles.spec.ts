import { expect, test } from '@playwright/test';

import { PAGES } from './pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** Pages of the mock backend's payment provider, which the store does not write. */
const FOREIGN = /^\/mock-payments\//;
const FOUND_BY_SEARCH = new Set(Object.values(PUBLIC_PAGES).filter((path) => !path.includes('?')));

test('each page has one title of its own in its HTML, and public pages one description of their own', async ({
  request,
}) => {
  const data = { emailId: 'clara.whitfield@example.com', password: 'Maple-Leaf9' };
  await request.post('/api/Authentication/SignIn', { data });
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of new Set([...PAGES, ...FOUND_BY_SEARCH])) {
    if (FOREIGN.test(path)) continue;
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() >= 300 && answer.status() < 400) continue;
    // A title within a picture is the name of a part of it.
    const html = (await answer.text()).replaceAll(/<svg\b.*?<\/svg>/gs, '');
    const found = allOf(html, /<title>([^<]*)<\/title>/g);
    expect(found, path).toHaveLength(1);
    const [title = ''] = found;
    expect(title, path).toMatch(/. \| Bold Precious Metals$/);
    expect(titles.get(title), `the title of ${path} too`).toBeUndefined();
    titles.set(title, path);
    const described = allOf(html, /<meta name="description" content="([^"]*)"/g);
    if (FOUND_BY_SEARCH.has(path)) expect(described, `descriptions of ${path}`).toHaveLength(1);
    else expect(described.length, `descriptions of ${path}`).toBeLessThanOrEqual(1);
    for (const words of described) {
      expect(descriptions.get(words), `the description of ${path} too`).toBeUndefined();
      descriptions.set(words, path);
    }
  }
  expect(titles.size).toBeGreaterThan(30);
});

function allOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}
