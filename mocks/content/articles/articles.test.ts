import { expect, test } from 'vitest';

import { catalogAt } from '../../backend/shop.ts';
import { categoryOf } from '../../catalog/categories/categories.ts';
import { KNOWN_PAGES } from '../../catalog/menu/pages.ts';
import { glossary } from '../glossary.ts';
import { pages } from '../pages/all-pages.ts';
import { wordsOf } from '../text.ts';
import type { Article } from './article.ts';
import { blogs } from './blog/all-blogs.ts';
import { jewelryBlogs } from './jewelry.ts';
import { shopNews } from './news.ts';

const { bySlug } = catalogAt(Date.parse('2026-11-20T15:00:00Z'));
const FOLDERS = { blog: '/blogs', news: '/news', jewelry: '/jewelry-blogs' };
const articles: [string, Article][] = [...blogs, ...shopNews, ...jewelryBlogs].map((article) => [
  article.slug,
  article,
]);

/** Pages of the store that neither the menu nor the content call knows. */
const TOOLS = `
  /alert/spot/silver /bold-bullion-portfolio /bold-bullion-portfolio/import /bold-bullion-portfolio/tax-report
  /cart/cart /compare /myaccounts/accountsettings /orders/order-history /orders/track
  /sale/precious-metal-verifier /sell-to-us/request
`
  .trim()
  .split(/\s+/);

const KNOWN = new Set([
  ...TOOLS,
  ...KNOWN_PAGES.map(({ href }) => href),
  ...pages.map(({ path }) => path),
  ...articles.map(([slug, { type }]) => `${FOLDERS[type]}/${slug}`),
  ...glossary.map(({ slug }) => `/glossary#${slug}`),
]);

test('the blog has twelve articles of 600 words or more, each with a worked example', () => {
  expect(blogs.length).toBeGreaterThanOrEqual(12);
  const lengths = blogs.map(({ slug, sections }) => ({
    slug,
    words: sections.flatMap(wordsOf).join(' ').split(/\s+/).length,
  }));
  expect(lengths.filter(({ words }) => words < 600)).toEqual([]);
  const without = blogs.filter(({ sections }) =>
    sections.every(({ id, example }) => id !== 'example' && !example),
  );
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test.each(articles)('%s has a topic, two ways on, and products that are sold', (_, article) => {
  expect(article.topic).toBeDefined();
  expect(article.next).toHaveLength(2);
  const shown = article.sections.flatMap(({ example }) => example?.products ?? []);
  const products = [...(article.products ?? []), ...shown];
  expect(products.filter((slug) => !bySlug.has(slug))).toEqual([]);
});

test.each(articles)('%s has links whose words are there and that lead somewhere', (_, article) => {
  const links = article.sections.flatMap(({ links: inText = [], paragraphs, list = [] }) =>
    inText.map(({ text, href }) => ({
      href,
      text: [...paragraphs, ...list].some((words) => words.includes(text)) ? undefined : text,
    })),
  );
  expect(links.flatMap(({ text }) => text ?? [])).toEqual([]);
  const hrefs = [...links, ...(article.next ?? [])].map(({ href }) => href);
  expect(hrefs.filter((href) => !KNOWN.has(href) && !categoryOf(href))).toEqual([]);
});
