import * as ts from './compiler.ts';

import type { Declared } from './graph.ts';
import { isText, type Store } from './store.ts';

/** Files that are part of every page. */
const SURROUNDS = /^src\/(?:root|entry\.\w+)\.tsx?$/;

/**
 * The addresses of the pages whose code is in `leading`; `every page` for the code around them. A
 * route file without an address is listed by its name.
 */
export function screensOf(store: Store, leading: ReadonlySet<Declared>): string[] {
  const files = new Set([...leading].map((one) => one.split('#')[0] ?? ''));
  if ([...files].some((file) => SURROUNDS.test(file))) return ['every page'];
  const addresses = addressesIn(store);
  const screens = [...files]
    .filter((file) => file.startsWith('src/routes/'))
    .flatMap((file) => addresses.get(file) ?? [file]);
  return [...new Set(screens)].toSorted();
}

/** Reads `route('cart/cart', 'routes/cart.tsx')` and `index('routes/home.tsx')`. */
function addressesIn({ files }: Store): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const words = node.arguments.map((one) => (isText(one) ? one.text : undefined));
      const [address, file] = words.length === 1 ? ['', words[0]] : words;
      if (file?.startsWith('routes/') && address !== undefined) {
        found.set(`src/${file}`, [...(found.get(`src/${file}`) ?? []), `/${address}`]);
      }
    }
    node.forEachChild(visit);
  };
  const routes = files.get('src/routes.ts');
  if (routes) visit(routes);
  return found;
}
