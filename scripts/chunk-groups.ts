import { join } from 'node:path';

import type { Rolldown } from 'vite';

/** The folder of the project, with a slash. */
const ROOT = join(import.meta.dirname, '..', '/');

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Groups = NonNullable<Splitting['groups']>;
type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The screens that show products, by the names of their routes. */
const SHOW_PRODUCTS = ['home', 'category', 'search', 'product'];

/** Smaller shared chunks, in bytes, are merged with another one to save a request. */
const SMALLEST_SHARED_CHUNK = 1_000;

/**
 * The modules of each chunk, by its name: files, folders (with a slash at the end), and with `!` those
 * to leave out. One file compresses better than several. A path that moves has to change here too, or
 * a page grows in silence; a test checks that each exists.
 */
export const CHUNKS: Record<string, readonly string[]> = {
  // Otherwise the bundler merges the smallest of them with the cart, or with the controls of a
  // product, and the home page would load those too.
  part: [
    'src/api/catalog/product.ts',
    'src/commerce/page/part.tsx',
    'src/commerce/page/failed-part.tsx',
    'src/commerce/page/has-failed.ts',
    'src/commerce/visits/dismissed-notice.ts',
    'src/features/shop/recommendations/picks.tsx',
    'src/features/product/reviews/reviews-state.tsx',
    'src/features/product/reviews/review-rules.ts',
  ],
  // Together 0.4 kB. Otherwise the bundler merges each with a larger chunk, which is loaded too.
  // Formats of files and of orders stay with them.
  format: [
    'src/commerce/format/',
    '!src/commerce/format/bytes.ts',
    '!src/commerce/format/file-date.ts',
    '!src/commerce/format/month-year.ts',
    '!src/commerce/format/week-day.ts',
  ],
  // Pages with an end of something need both. Otherwise the bundler merges them with the quantity.
  'server-time': ['src/lib/server-clock.ts', 'src/ui/timing/server-time.ts'],
  // Products and the cart need both; one file less is 0.2 kB less for each.
  quantity: [
    'src/ui/field/quantity-field.tsx',
    'src/ui/field/hidden-field.tsx',
    'src/commerce/product/countdown.ts',
    'src/commerce/product/sale-countdown.tsx',
  ],
  // Products and the comparison need both. Otherwise the bundler merges them with the checkout.
  offer: ['src/commerce/product/offer.ts', 'src/commerce/product/stock-words.ts'],
  // Nearly every page links to signing in; few pages need the code for expired sessions.
  return: ['src/commerce/session/return-to.ts'],
  left: [
    'src/commerce/session/customers-only.tsx',
    'src/commerce/session/left-screen.tsx',
    'src/commerce/session/logged-out.ts',
  ],
  // Pages of a metal's price need all of them; one file less is 0.1 kB less.
  'metal-price': [
    'src/features/market/chart/metals.ts',
    'src/api/spot/metal-spot.ts',
    'src/api/spot/spot-history.ts',
  ],
  // Charts need all of them. Otherwise the bundler merges the button of the table with the portfolio,
  // and the pages of a metal's price load that too.
  'chart-controls': [
    'src/ui/chart/use-news.ts',
    'src/ui/chart/largest-turn.ts',
    'src/ui/chart/sentence.ts',
    'src/ui/chart/table-below.tsx',
    'src/ui/chart/format.ts',
    'src/ui/field/choice-form.tsx',
  ],
  // Otherwise the bundler merges the table with the calls of selling, and products load those too.
  table: ['src/ui/frame/data-table.tsx', 'src/ui/frame/data-table.css'],
  // Two pages of a customer need these styles. Otherwise the bundler merges them with a review, and
  // the home page loads them.
  'own-reviews': ['src/features/product/reviews/own/own-reviews.css'],
  // Pages with many reviews need these sheets. Otherwise the bundler merges them with a review, and
  // the home page loads them.
  'review-choices': [
    'src/features/product/reviews/sort-links.css',
    'src/features/product/reviews/star-counts.css',
    'src/features/product/reviews/product/product-reviews.css',
  ],
  // What a form needs to refuse. The cart and the charts need both; one file less is 0.1 kB less.
  refused: ['src/ui/field/focus-refused.ts', 'src/commerce/words/failure-words.ts'],
  // Answers of forms. Pages with forms need all of them; each file less is 0.1 kB less.
  'form-answer': [
    'src/commerce/form/answer.ts',
    'src/commerce/form/field-of.ts',
    'src/commerce/form/form-key.ts',
    'src/commerce/form/use-form-key.ts',
  ],
  // The cart and the coupons page need all of them; one file less is 0.1 kB less for the cart.
  coupon: [
    'src/api/cart/coupons.ts',
    'src/api/cart/price-rules.ts',
    'src/features/cart/coupons/coupon-key.ts',
    'src/features/cart/line/line-price.ts',
  ],
  // Pages with reviews need both; one file less is 0.1 kB less.
  reviews: ['src/api/reviews/reviews.ts', 'generated/hooks/reviews/reviews.ts'],
  // A cart changes the watchlist without reading it. Otherwise it loads what reads cards too.
  watchlist: ['generated/hooks/watchlist/watchlist.ts'],
  // Each card is read by both; one file less is 0.1 kB less.
  'card-model': ['src/api/catalog/to-product-card.ts', 'src/api/catalog/premium.ts'],
  // Pages of a customer need both; one file less is 0.1 kB less.
  session: ['src/api/session/session.ts', 'generated/hooks/session/session.ts'],
  // The portfolio and its lazy sections need all of them; two files less are 0.2 kB less.
  'portfolio-view': [
    'src/features/portfolio/overview/chart/figure.ts',
    'src/features/portfolio/overview/chart/figure-parts.tsx',
    'src/features/portfolio/overview/holdings-list.ts',
    'src/features/portfolio/overview/portfolio-view.ts',
    'src/features/portfolio/three-values.ts',
    'src/features/portfolio/result.ts',
    'src/features/portfolio/ranges.ts',
  ],
  // Pages with days and files need both; one file less is 0.1 kB less.
  days: ['src/lib/iso-day.ts', 'src/commerce/format/file-date.ts'],
  // The page kinds of a category need both; one file less is 0.1 kB less.
  'category-page': [
    'src/features/shop/list/category-screen.tsx',
    'src/features/shop/list/category-route.ts',
    'src/features/shop/list/load-listing.ts',
  ],
  // The home page has this sheet before the scripts that it is merged with otherwise.
  'ads-sheet': ['src/commerce/ads/ads.css'],
};

/**
 * Modules that several pages share. Of orders, selling, charts, articles, advertisements and their
 * forms, the bundler would merge the smallest with the cart, or with the home page.
 */
export const SHARED = [
  'src/',
  '!src/api/sell/',
  '!src/api/orders/',
  '!src/features/sell/',
  '!src/features/orders/',
  '!src/features/portfolio/predictions/',
  '!src/api/portfolio/outlook.ts',
  '!src/lib/quarter.ts',
  '!src/features/articles/article/article-kinds.ts',
  '!src/features/home/',
  '!src/commerce/ads/',
  '!src/api/content/showcase.ts',
  '!src/commerce/metal/',
  '!src/api/spot/spot-history.ts',
  '!src/commerce/chart/together.ts',
  '!src/ui/chart/use-news.ts',
  '!src/ui/chart/largest-turn.ts',
  '!src/ui/chart/sentence.ts',
  '!src/ui/frame/steps.css',
  '!src/ui/field/file-field.tsx',
  '!src/ui/field/file-field.css',
  '!src/ui/field/focus-refused.ts',
  '!src/ui/field/text-area.tsx',
  '!src/commerce/fields/number.ts',
];

/** Modules of the chunk of every page, which the rule for it would leave out. */
export const ALWAYS_LOADED = [
  // Nearly every screen uses one of them, and would list a separate file.
  'src/commerce/words/message-words.ts',
  'src/commerce/ads/near-ads.tsx',
  // In a small file of its own it takes twice the bytes.
  'src/ui/focus-on-load.ts',
  // The entry needs them. In its small file they take twice the bytes.
  'src/shell/recovery/recover-page.ts',
  'src/ui/translated-text.ts',
  'src/lib/fetch-whole.ts',
  // Small sheets of several screens, which take half the bytes in a large one.
  'src/commerce/page/fold.css',
  'src/commerce/product/sale-countdown.css',
  'src/ui/field/quantity-field.css',
];

/** The modules of every page, then the named chunks, then what several pages share. */
export const chunkGroups: Groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
    tags: ['$initial'],
    priority: 1,
  },
  { debugName: 'frame', name: frame, test: /\/(src|generated)\//, priority: 1 },
  ...Object.entries(CHUNKS).map(([name, paths]) => ({
    name,
    test: (id: string) => matchPaths(paths, id),
  })),
  {
    name: 'store',
    test: (id) => matchPaths(SHARED, id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALLEST_SHARED_CHUNK,
  },
];

/** Whether a module is one of the files or in one of the folders, and not in one that `!` excludes. */
function matchPaths(paths: readonly string[], id: string): boolean {
  if (!id.startsWith(ROOT)) return false;
  const path = id.slice(ROOT.length);
  const hasPath = (listed: string) =>
    listed.endsWith('/') ? path.startsWith(listed) : path === listed;
  return (
    paths.some(hasPath) && !paths.some((listed) => listed[0] === '!' && hasPath(listed.slice(1)))
  );
}

function frame(id: string, modules: Modules): 'frame' | null {
  if (matchPaths(ALWAYS_LOADED, id)) return 'frame';
  const screens = screensThatNeed(id, modules);
  const withProducts = SHOW_PRODUCTS.filter((name) => screens.includes(name));
  const few = /\/src\/ui\//.test(id) ? 2 : 3;
  return screens.includes('root') || withProducts.length >= few ? 'frame' : null;
}

/** The names of the root and the routes that import a module, directly or indirectly. */
function screensThatNeed(id: string, modules: Modules, seen = new Set<string>()): string[] {
  const screen = /\/src\/(?:routes\/(?:[\w-]+\/)?)?([\w-]+)\.tsx/.exec(id)?.[1];
  if (screen) return [screen];
  if (seen.has(id)) return [];
  seen.add(id);
  // A copy: the bundler reuses the array for the next call.
  const importers = [...(modules.getModuleInfo(id)?.importers ?? [])];
  return importers.flatMap((importer) => screensThatNeed(importer, modules, seen));
}
