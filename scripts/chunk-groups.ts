import type { Rolldown } from 'vite';

type Splitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Modules = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The screens that show products, by the names of their routes. */
const SHOW_PRODUCTS = ['home', 'category', 'search', 'product'];

/** Bytes below which shared code joins its nearest neighbour rather than cost a request. */
const SMALLEST_SHARED_CHUNK = 1_500;

/**
 * Which modules travel together. One file compresses better than several, so what every page and
 * what most pages with products load is one.
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
    // Else the bundler puts the smallest of them with the cart or the controls of a product, which
    // the home page then loads too.
    name: 'part',
    test: /\/src\/(api\/catalog\/product|commerce\/(page\/part|page\/failed-part|page\/has-failed|visits\/dismissed-notice)|features\/(picks\/picks|reviews\/reviews-state))\.tsx?$/,
  },
  {
    // Together 0.4 kB. Apart, the bundler puts each with a larger neighbour, which then comes along.
    name: 'format',
    test: /\/src\/commerce\/format\//,
  },
  {
    // Nearly every page knows the way to sign in; few know what stands there once somebody has left.
    name: 'return',
    test: /\/src\/commerce\/session\/return-to\.ts$/,
  },
  {
    name: 'left',
    test: /\/src\/commerce\/session\/(customers-only|left-screen|logged-out)\.tsx?$/,
  },
  {
    name: 'store',
    test: /\/src\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALLEST_SHARED_CHUNK,
  },
];

function frame(id: string, modules: Modules): 'frame' | null {
  // Nearly every screen says one of them, and a file of their own would be named by all.
  if (id.endsWith('/message-words.ts')) return 'frame';
  const screens = screensThatNeed(id, modules);
  const withProducts = SHOW_PRODUCTS.filter((name) => screens.includes(name));
  const few = /\/src\/ui\//.test(id) ? 2 : 3;
  return screens.includes('root') || withProducts.length >= few ? 'frame' : null;
}

/** The names of the root and of the routes that import a module, at whatever remove. */
function screensThatNeed(id: string, modules: Modules, seen = new Set<string>()): string[] {
  const screen = /\/src\/(?:routes\/(?:[\w-]+\/)?)?([\w-]+)\.tsx/.exec(id)?.[1];
  if (screen) return [screen];
  if (seen.has(id)) return [];
  seen.add(id);
  // A copy: the bundler fills the same array again at the next question.
  const importers = [...(modules.getModuleInfo(id)?.importers ?? [])];
  return importers.flatMap((importer) => screensThatNeed(importer, modules, seen));
}
