import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes } from 'react-router';

import routes from '../../src/routes.ts';
import { PAGES } from './pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** A kind of page is a route's file, such as `catalog/category`. */
export type PageKind = { kind: string; path: string };

/** Pages of something that only a customer has, who is Clara. */
const OF_A_CUSTOMER = [
  '/orders/orderdetails/BPM-104583',
  '/bold-bullion-portfolio/add',
  '/bold-bullion-portfolio/import',
  '/bold-bullion-portfolio/predictions',
  '/sell-to-us/requests',
];

const known = (routes as RouteConfigEntry[]).map(({ path = '/', file }) => ({ id: file, path }));

/** One address of every kind of page that has one; those that are the same for all visitors first. */
export const PAGE_KINDS: readonly PageKind[] = oneOfEach([
  ...Object.values(PUBLIC_PAGES),
  ...PAGES,
  ...OF_A_CUSTOMER,
]);

/** The kind of the page at an address; `undefined` for what is no page of the store. */
export function kindAt(path: string): string | undefined {
  const { pathname } = new URL(path, 'http://localhost');
  const file = matchRoutes(known, pathname)?.at(-1)?.route.id;
  return /^routes\/(.+)\.tsx$/.exec(file ?? '')?.[1];
}

function oneOfEach(paths: readonly string[]): PageKind[] {
  const found = new Map<string, string>();
  for (const path of paths) {
    const kind = kindAt(path);
    if (kind && !found.has(kind)) found.set(kind, path);
  }
  return [...found].map(([kind, path]) => ({ kind, path }));
}
