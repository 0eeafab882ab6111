import { done, notTooOften } from '../backend/answers.ts';
import type { Resolvers } from '../backend/call.ts';
import { once } from '../backend/once.ts';
import { problem } from '../backend/problem.ts';
import { type Wire, isoTime } from '../backend/wire.ts';
import { stateTaxes } from '../pricing/tax/rules.ts';
import { glossary } from './glossary.ts';
import { findPage, pages } from './pages/all-pages.ts';
import type { Page } from './pages/page.ts';
import { advertisements, notice, slides } from './showcase.ts';
import { stateSaleTax } from './state-sale-tax.ts';
import { idsOf, minutesOf, pictureOf, sectionsAt } from './text.ts';

const DAY = 86_400_000;

/** §7 Notice, advertisements, pages of text, glossary and contact form. */
export const content = {
  getNotice: ({ now }) => {
    const { picture, ...words } = notice;
    const shown = pictureOf(picture, now);
    return { data: { ...words, ...(shown && { imageURL: shown.path }) } };
  },

  getMarketingAdvertisements: ({ query, now }) => {
    const shown = advertisements.filter(({ pages }) => pages.includes(query.pagetype));
    return { data: shown.map((each, position) => advertisement(each, position, now)) };
  },

  getDashboardImages: ({ query, now }) => {
    const { CustomerType, MetalType } = query;
    // Pictures of the preferred metal come first; the others stay in the list.
    const rank = (metal?: string) => (MetalType && metal === MetalType ? 0 : 1);
    const shown = slides
      .filter(({ audience }) => audience.includes(CustomerType))
      .toSorted((one, other) => rank(one.metal) - rank(other.metal));
    return { data: shown.map((each, position) => slide(each, position, now)) };
  },

  getStateSaleTax: () => ({ data: stateTaxes.map(stateSaleTax) }),

  contactUS: once('contactUS', ({ visitor, body }) => {
    notTooOften(body.emailId);
    visitor.tables.letters.push(body);
    return done('Thank you. We answer within one business day.');
  }),

  getContentPage: ({ query, now }) => {
    const page = findPage(query.path);
    if (!page) throw problem(404, 'There is no such page.');
    return { data: contentPage(page, now) };
  },

  getGlossary: () => ({ data: glossary }),
} satisfies Partial<Resolvers>;

function advertisement(
  each: (typeof advertisements)[number],
  position: number,
  now: number,
): Wire<'Advertisement'> {
  const { pages: _pages, picture, endsIn, ...words } = each;
  return {
    ...words,
    id: 41 + advertisements.indexOf(each),
    imageUrl: pictureOf(picture, now)?.path ?? '',
    // The picture is decoration: the title says the same.
    altText: '',
    position,
    ...(endsIn !== undefined && { endsAt: isoTime(endOfDay(now + endsIn * DAY)) }),
  };
}

function slide(
  each: (typeof slides)[number],
  position: number,
  now: number,
): Wire<'DashboardImage'> {
  const { picture, audience: _audience, ...words } = each;
  const shown = pictureOf(picture, now);
  return {
    ...words,
    id: 7 + slides.indexOf(each),
    webImageUrl: shown?.path ?? '',
    altText: shown?.alt ?? '',
    position,
  };
}

function contentPage(whole: Page, now: number): Wire<'ContentPage'> {
  const {
    sections,
    products,
    next,
    picture: _picture,
    formerPaths: _paths,
    updatedOn,
    ...words
  } = whole;
  const { path } = words;
  const above = pathAbove(path);
  const parent = findPage(above);
  const parts = pages.filter((page) => pathAbove(page.path) === path);
  const series = parent ? pages.filter((page) => pathAbove(page.path) === above) : [];
  return {
    ...words,
    minutes: minutesOf(sections),
    breadcrumb: [{ label: 'Home', href: '/' }, ...pathTo(whole).map(linkTo)],
    sections: sectionsAt(sections, now),
    ...(parts.length > 0 && { parts: parts.map((page) => pageTeaser(page, now)) }),
    ...(series.length > 0 && { series: series.map(linkTo) }),
    ...(products && { productIds: idsOf(products, now) }),
    next,
    updatedOn,
  };
}

function pageTeaser({ path, title, description, ...page }: Page, now: number): Wire<'PageTeaser'> {
  const shown = page.picture === undefined ? undefined : pictureOf(page.picture, now);
  const parts = pages.filter((each) => pathAbove(each.path) === path);
  return {
    href: path,
    title,
    description,
    minutes: minutesOf(page.sections),
    ...(shown && { image: shown.path, altText: shown.alt }),
    ...(parts.length > 0 && { parts: parts.map(linkTo) }),
  };
}

function linkTo({ title, path }: Page): Wire<'Link'> {
  return { label: title, href: path };
}

/** The pages from the top down to this one. */
function pathTo(page: Page): Page[] {
  const parent = findPage(pathAbove(page.path));
  return parent ? [...pathTo(parent), page] : [page];
}

function pathAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Midnight in UTC after an instant, so that an end stays the same all day. */
function endOfDay(ms: number): number {
  return Math.ceil(ms / DAY) * DAY;
}
