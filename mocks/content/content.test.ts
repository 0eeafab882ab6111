import { expect, test } from 'vitest';

import { catalogAt } from '../backend/shop.ts';
import { categoryOf } from '../catalog/categories/categories.ts';
import { KNOWN_PAGES } from '../catalog/menu/pages.ts';
import type { Article } from './articles/article.ts';
import { blogs } from './articles/blog/all-blogs.ts';
import { jewelryBlogs } from './articles/jewelry.ts';
import { shopNews } from './articles/news.ts';
import { glossary } from './glossary.ts';
import { pages } from './pages/all-pages.ts';
import type { Section } from './pages/page.ts';
import { advertisements, notice, slides } from './showcase.ts';

const { bySlug } = catalogAt(Date.parse('2026-11-20T15:00:00Z'));
const articles: Article[] = [...blogs, ...shopNews, ...jewelryBlogs];

const sectionsOf: [string, readonly Section[]][] = [
  ...pages.map((page): [string, readonly Section[]] => [page.path, page.sections]),
  ...articles.map((article): [string, readonly Section[]] => [article.slug, article.sections]),
];

test.each(sectionsOf)(
  '%s has sections one can link to, and tables without holes',
  (_, sections) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { table } of sections) {
      for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0);
    }
  },
);

test('every picture is that of a product in the catalogue', () => {
  const slugs = [...articles, ...advertisements, ...slides, notice].flatMap(
    ({ picture }) => picture ?? [],
  );
  expect(slugs.filter((slug) => !bySlug.has(slug))).toEqual([]);
});

test('every link of a slide or an advertisement leads somewhere', () => {
  const known = new Set([...KNOWN_PAGES.map(({ href }) => href), ...pages.map(({ path }) => path)]);
  const hrefs = [
    ...advertisements.map(({ href }) => href),
    ...slides.flatMap(({ buttons }) => buttons.map(({ href }) => href)),
  ];
  expect(hrefs.filter((href) => !known.has(href) && !categoryOf(href))).toEqual([]);
});

test('every word the glossary points at is in the glossary', () => {
  const slugs = new Set(glossary.map(({ slug }) => slug));
  expect(slugs.size).toBe(glossary.length);
  const named = glossary.flatMap(({ seeAlso = [] }) => seeAlso);
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('articles have addresses of their own', () => {
  const slugs = articles.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});
