import type { BlogDetail } from '#generated/models/blogDetail.ts';
import type { BlogPage } from '#generated/models/blogPage.ts';
import type { ContentPage } from '#generated/models/contentPage.ts';
import type { ContentSection } from '#generated/models/contentSection.ts';
import type { GlossaryTerm } from '#generated/models/glossaryTerm.ts';
import type { TextLink } from '#generated/models/textLink.ts';
import type { OperationId } from '#generated/operations.ts';
import { categoryOf } from '#mocks/catalog/categories/categories.ts';
import { pages } from '#mocks/content/pages/all-pages.ts';
import { matchRoutes } from 'react-router';
import { beforeAll, expect, test } from 'vitest';

import routes from '../../src/routes.ts';
import { ask } from './ask.ts';
import { readingGrade } from './reading-grade.ts';

/** The hardest that a text may be, in years of school, and a text of law. */
const HARDEST = 10;
const HARDEST_LAW = 11;

/** A page of words at its address. */
type Text = {
  path: string;
  sections: readonly ContentSection[];
  inShort: readonly string[];
  questions: NonNullable<ContentPage['questions']>;
  next: readonly { label: string; href: string }[];
};

const KINDS = { blogs: 'blog', news: 'news', 'jewelry-blogs': 'jewelry' } as const;
const table = routes.map(({ path = '', file }) => ({ path, file }));
let texts: Text[];
let words: GlossaryTerm[];

beforeAll(async () => {
  words = await answer<GlossaryTerm[]>('getGlossary');
  const asked = pages.map(({ path }) => answer<ContentPage>('getContentPage', { path }));
  const whole = (await Promise.all(asked)).map(textOf);
  const articles = await Promise.all(Object.entries(KINDS).map(articlesOf));
  texts = [...whole, ...articles.flat()];
}, 20_000);

test('every link of a text stands in its words and leads to something that is there', () => {
  const faults = texts.flatMap((text) => [
    ...text.sections.flatMap(({ paragraphs, list = [], links = [] }) =>
      faultsIn([...paragraphs, ...list], links),
    ),
    ...text.questions.flatMap(({ answer: says, links = [] }) => faultsIn([says], links)),
    ...text.next.filter(({ href }) => !isThere(href)).map(({ href }) => href),
  ]);
  expect(faults).toEqual([]);
});

test('every text leads on, by two links', () => {
  expect(texts.filter(({ next }) => next.length !== 2).map(({ path }) => path)).toEqual([]);
});

test('every related word of the glossary is one of its words', () => {
  const slugs = new Set(words.map(({ slug }) => slug));
  const related = words.flatMap(({ seeAlso = [] }) => seeAlso);
  expect(related.filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('no text is hard to read', () => {
  const rows = [
    ...texts.map((text) => ({ path: text.path, ...readingGrade(proseOf(text)) })),
    { path: '/glossary', ...readingGrade(words.map(({ definition }) => definition)) },
  ].toSorted((one, other) => other.grade - one.grade);
  const says = rows.map(({ path, grade, words: count }) => `${grade}  ${count} words  ${path}`);
  console.info(`Years of school to read it:\n${says.join('\n')}`);
  const hard = rows.filter(
    ({ path, grade }) => grade > (path.startsWith('/legals/') ? HARDEST_LAW : HARDEST),
  );
  expect(hard).toEqual([]);
});

async function answer<Data>(id: OperationId, query = {}): Promise<Data> {
  const response = await ask(id, { query }, { visitorId: 'reader' });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

async function articlesOf([folder, type]: [string, string]): Promise<Text[]> {
  const listed = (page: number) =>
    type === 'jewelry'
      ? answer<BlogPage>('getJewelryBlogs', { page })
      : answer<BlogPage>('getBlogs', { type, page });
  const first = await listed(1);
  const rest = Array.from({ length: first.totalPages - 1 }, (_, place) => listed(place + 2));
  const all = [first, ...(await Promise.all(rest))].flatMap(({ blogs }) => blogs);
  const details = all.map(({ slug }) => answer<BlogDetail>('getBlogDetail', { slug }));
  return (await Promise.all(details)).map((article) =>
    textOf({ ...article, path: `/${folder}/${article.slug}` }),
  );
}

type Raw = Pick<ContentPage, 'path' | 'sections'> &
  Partial<Pick<ContentPage, 'inShort' | 'questions' | 'next'>>;

function textOf({ path, sections, inShort = [], questions = [], next = [] }: Raw): Text {
  return { path, sections, inShort, questions, next };
}

function proseOf({ sections, inShort, questions }: Text): string[] {
  return [
    ...inShort,
    ...sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
    ...questions.flatMap(({ question, answer: says }) => [question, says]),
  ];
}

/** Links whose words stand nowhere, and links to nothing. */
function faultsIn(lines: readonly string[], links: readonly TextLink[]): string[] {
  return links
    .filter(({ text, href }) => !lines.some((line) => line.includes(text)) || !isThere(href))
    .map(({ text, href }) => `${text}: ${href}`);
}

/** Whether an address of the store has a page, and the page the place that its hash names. */
function isThere(href: string): boolean {
  const { pathname, hash, origin } = new URL(href, 'http://store');
  if (origin !== 'http://store') return true;
  const place = hash.slice(1);
  if (pathname === '/glossary') return place === '' || words.some(({ slug }) => slug === place);
  const text = texts.find(({ path }) => path === pathname);
  if (text) return place === '' || text.sections.some(({ id }) => id === place);
  const path = matchRoutes(table, pathname)?.at(-1)?.route.path;
  if (path === '*' || path === undefined) return categoryOf(pathname.slice(1)) !== undefined;
  return !/^(blogs|news|jewelry-blogs)\/:slug$/.test(path);
}
