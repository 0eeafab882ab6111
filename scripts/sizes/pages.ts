/** Which pages are weighed, and their budgets. */
import { kindAt, PAGE_KINDS } from '#tests/server/page-kinds.ts';

/** In bytes, compressed with brotli 11. */
export type Budget = Partial<Record<'script' | 'style' | 'html', number>>;

/** A page; `isOwn` is opened by a signed-in customer. */
export type SizedPage = { name: string; path: string; budget?: Budget; isOwn?: boolean };

const EVERY_PAGE = { style: 10_300, html: 15_000 };

/** The budgets, by a product's path. docs/decisions.md must give the reason for an increase. */
export function budgetedPages(product: string): SizedPage[] {
  return [
    { name: 'home', path: '/', budget: { ...EVERY_PAGE, script: 126_800 } },
    {
      name: 'category',
      path: '/silver/us-silver-coins',
      budget: { ...EVERY_PAGE, script: 126_600 },
    },
    {
      name: 'landing',
      path: '/silver-bullion',
      // What leads into the list is in the page, and its tiles and its line are scripts of their own.
      budget: { script: 131_600, style: 12_000, html: 23_400 },
    },
    {
      name: 'search',
      path: '/search/searchresults?searchkey=eagle',
      budget: { ...EVERY_PAGE, script: 127_000, html: 15_200 },
    },
    { name: 'product', path: product, budget: { ...EVERY_PAGE, style: 10_800, script: 132_600 } },
    // Any address may be a category, so it brings what lists need.
    { name: 'not found', path: '/no-such-page', budget: { ...EVERY_PAGE, script: 128_200 } },
    {
      name: 'chart',
      path: '/chart/gold-price?range=1Y&kind=candles',
      // A page of its own kind: charts, tables and forms, and all of a metal's facts as text.
      budget: { ...EVERY_PAGE, script: 150_600, style: 12_000, html: 20_000 },
    },
    { name: 'cart', path: '/cart/cart', budget: { ...EVERY_PAGE, style: 10_400, script: 144_900 } },
    {
      name: 'portfolio',
      path: '/bold-bullion-portfolio',
      isOwn: true,
      // A chart and the forms of a customer; the page is written with a row for each holding.
      budget: { script: 175_900, style: 15_300, html: 30_000 },
    },
  ];
}

/** Whether an address is answered by the page itself, for the bearer of `cookie`. */
type Answers = (path: string, cookie?: string) => Promise<boolean>;

/**
 * One page of each kind that has no budget, opened by a guest, or by the customer of `cookie` where a
 * guest is led elsewhere. `unopened` are those that open for neither.
 */
export async function otherPages(budgeted: readonly SizedPage[], answers: Answers, cookie: string) {
  const have = new Set(budgeted.map(({ path }) => kindAt(path)));
  const pages: SizedPage[] = [];
  const unopened: string[] = [];
  for (const { kind, path } of PAGE_KINDS) {
    if (have.has(kind)) continue;
    if (await answers(path)) pages.push({ name: kind, path });
    else if (await answers(path, cookie)) pages.push({ name: kind, path, isOwn: true });
    else unopened.push(path);
  }
  return { pages, unopened };
}
