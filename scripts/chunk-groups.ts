import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The screens that show products, by the names of their routes. */
const SHOW_PRODUCTS = ['home', 'category', 'search', 'product'];

/** Smaller shared chunks, in bytes, are merged with another one to save a request. */
const SMALLEST_SHARED_CHUNK = 1_000;

/**
 * The modules of each chunk. One file compresses better than several, so the modules of every page
 * and of most pages with products are in one.
 */
export const chunkGroups: NonNullable<Splitting['groups']> = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
    tags: ['$initial'],
    priority: 1,
  },
  {
    debugName: 'frame',
    name: frame,
    test: /\/(src|generated)\//,
    priority: 1,
  },
  {
    // Otherwise the bundler merges the smallest of them with the cart, or with the controls of a
    // product, and the home page would load those too.
    name: 'part',
    test: /\/src\/(api\/catalog\/product|commerce\/(page\/part|page\/failed-part|page\/has-failed|visits\/dismissed-notice)|features\/(shop\/recommendations\/picks|product\/reviews\/(reviews-state|review-rules)))\.tsx?$/,
  },
  {
    // Together 0.4 kB. Otherwise the bundler merges each with a larger chunk, which is loaded too. Those
    // of files and of orders stay with them.
    name: 'format',
    test: /\/src\/commerce\/format\/(?!bytes|file-date|month-year|week-day)/,
  },
  {
    // Pages with an end of something need both. Otherwise the bundler merges them with the quantity.
    name: 'server-time',
    test: /\/src\/(?:lib\/server-clock|ui\/timing\/server-time)\.ts$/,
  },
  {
    // Products and the cart need both; one file less is 0.2 kB less for each.
    name: 'quantity',
    test: /\/src\/(?:ui\/field\/(?:quantity|hidden)-field|commerce\/product\/(?:sale-)?countdown)\.tsx?$/,
  },
  {
    // Products and the comparison need both. Otherwise the bundler merges them with the checkout.
    name: 'offer',
    test: /\/src\/commerce\/product\/(?:offer|stock-words)\.ts$/,
  },
  {
    // Nearly every page links to signing in; few pages need the code for expired sessions.
    name: 'return',
    test: /\/src\/commerce\/session\/return-to\.ts$/,
  },
  {
    name: 'left',
    test: /\/src\/commerce\/session\/(customers-only|left-screen|logged-out)\.tsx?$/,
  },
  {
    // Pages of a metal's price need all of them; one file less is 0.1 kB less.
    name: 'metal-price',
    test: /\/src\/(?:features\/market\/chart\/metals|api\/spot\/(?:metal-spot|spot-history))\.ts$/,
  },
  {
    // Charts need all of them. Otherwise the bundler merges the button of the table with the portfolio,
    // and the pages of a metal's price load that too.
    name: 'chart-controls',
    test: /\/src\/ui\/(?:chart\/(?:use-news|largest-turn|sentence|table-below|format)|field\/choice-form)\.tsx?$/,
  },
  {
    // Otherwise the bundler merges the table with the calls of selling, and products load those too.
    name: 'table',
    test: /\/src\/ui\/frame\/data-table\.(?:tsx|css)$/,
  },
  {
    // Two pages of a customer need these styles. Otherwise the bundler merges them with a review, and
    // the home page loads them.
    name: 'own-reviews',
    test: /\/src\/features\/product\/reviews\/own\/own-reviews\.css$/,
  },
  {
    // What a form needs to refuse. The cart and the charts need both; one file less is 0.1 kB less.
    name: 'refused',
    test: /\/src\/(?:ui\/field\/focus-refused|commerce\/words\/failure-words)\.ts$/,
  },
  {
    // Answers of forms. Pages with forms need all of them; each file less is 0.1 kB less.
    name: 'form-answer',
    test: /\/src\/commerce\/form\/(?:answer|field-of|form-key|use-form-key)\.ts$/,
  },
  {
    // The cart and the coupons page need all of them; one file less is 0.1 kB less for the cart.
    name: 'coupon',
    test: /\/src\/(?:api\/cart\/(?:coupons|price-rules)|features\/cart\/(?:coupons\/coupon-key|line\/line-price))\.ts$/,
  },
  {
    // Pages with reviews need both; one file less is 0.1 kB less.
    name: 'reviews',
    test: /\/(?:src\/api|generated\/hooks)\/reviews\/reviews\.ts$/,
  },
  {
    // Pages of a customer need both; one file less is 0.1 kB less.
    name: 'session',
    test: /\/(?:src\/api|generated\/hooks)\/session\/session\.ts$/,
  },
  {
    // The portfolio and its late parts need all of them; two files less are 0.2 kB less.
    name: 'portfolio-view',
    test: /\/src\/features\/portfolio\/(?:overview\/(?:chart\/figure(?:-parts)?|holdings-list|portfolio-view)|three-values|result|ranges)\.tsx?$/,
  },
  {
    // Pages with days and files need both; one file less is 0.1 kB less.
    name: 'days',
    test: /\/src\/(?:lib\/iso-day|commerce\/format\/file-date)\.ts$/,
  },
  {
    // The page kinds of a category need both; one file less is 0.1 kB less.
    name: 'category-page',
    test: /\/src\/features\/shop\/list\/(?:category-screen|category-route|load-listing)\.tsx?$/,
  },
  {
    // The home page has this sheet before the scripts that it is merged with otherwise.
    name: 'ads-sheet',
    test: /\/src\/commerce\/ads\/[\w-]+\.css$/,
  },
  {
    name: 'store',
    // Of orders, selling, charts, articles, advertisements and their forms, the bundler would merge the
    // smallest with the cart, or with the home page.
    test: /\/src\/(?!(?:api|features)\/(?:sell|orders)\/|features\/portfolio\/predictions\/|api\/portfolio\/outlook|lib\/quarter|features\/(?:articles\/article\/article-kinds|home\/)|commerce\/ads|api\/content\/showcase|commerce\/metal\/|api\/spot\/spot-history|commerce\/chart\/together|ui\/(?:chart\/(?:use-news|largest-turn|sentence)|frame\/steps|field\/(?:file-field|focus-refused|text-area))|commerce\/fields\/number)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALLEST_SHARED_CHUNK,
  },
];

function frame(id: string, modules: Modules): 'frame' | null {
  // Nearly every screen uses one of them, and would list a separate file.
  if (/\/(?:message-words\.ts|near-ads\.tsx)$/.test(id)) return 'frame';
  // The entry needs them. In its small file they take twice the bytes.
  if (/\/(?:recover-page|translated-text|fetch-whole)\.ts$/.test(id)) return 'frame';
  // Small sheets of several screens, which take half the bytes in a large one.
  if (/\/(?:fold|photo|sale-countdown|quantity-field)\.css$/.test(id)) return 'frame';
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
