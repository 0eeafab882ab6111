import { done, notTooOften } from '../backend/answers.ts';
import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { catalogAt } from '../backend/shop.ts';
import { type Wire, isoTime } from '../backend/wire.ts';
import { altText, imagePath } from '../catalog/shape/picture.ts';
import { stateTaxes } from '../pricing/tax/rules.ts';
import { glossary } from './glossary.ts';
import { findPage } from './pages/all-pages.ts';
import type { Page } from './pages/page.ts';
import { advertisements, notice, slides } from './showcase.ts';
import { stateSaleTax } from './state-sale-tax.ts';

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

  contactUS: ({ visitor, body }) => {
    notTooOften(body.emailId);
    visitor.tables.letters.push(body);
    return done('Thank you. We answer within one business day.');
  },

  getContentPage: ({ query }) => {
    const page = findPage(query.path);
    if (!page) throw problem(404, 'There is no such page.');
    return { data: contentPage(page) };
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

function contentPage({ updatedOn, ...page }: Page): Wire<'ContentPage'> {
  const parent = findPage(page.path.slice(0, page.path.lastIndexOf('/')));
  return {
    ...page,
    breadcrumb: [
      { label: 'Home', href: '/' },
      ...(parent ? [{ label: parent.title, href: parent.path }] : []),
      { label: page.title, href: page.path },
    ],
    updatedAt: `${updatedOn}T00:00:00Z`,
  };
}

/** The picture of a product with its alt text; nothing when it is not in the catalog. */
export function pictureOf(slug: string, now: number): { path: string; alt: string } | undefined {
  const product = catalogAt(now).bySlug.get(slug);
  return product && { path: imagePath(product), alt: altText(product) };
}

/** Midnight in UTC after an instant, so that an end stays the same all day. */
function endOfDay(ms: number): number {
  return Math.ceil(ms / DAY) * DAY;
}
