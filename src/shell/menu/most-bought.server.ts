import { fetchMostBought } from '#api/catalog/most-bought.server.ts';
import type { MenuNode } from '#api/content/site-map.ts';

import type { MostBought } from './menu-bar.server.tsx';

/** §2 The menus of metals and jewelry, which show their most bought; by address. */
const WITH_MOST_BOUGHT = new Set([
  '/silver-bullion',
  '/gold-bullion',
  '/platinum-bullion',
  '/copper',
  '/jewelry',
]);
const SHOWN = 3;
/** Milliseconds that a menu waits for its most bought: its links are needed first. */
const PATIENCE_MS = 400;

/** The most bought of a menu, without those that failed or were late; `isWhole` says whether some were. */
export async function fetchMenuProducts(
  menu: readonly MenuNode[],
): Promise<{ mostBought: MostBought; isWhole: boolean }> {
  const found: Record<string, MostBought[string]> = {};
  const calls = menu.flatMap(({ id, href = '' }) =>
    WITH_MOST_BOUGHT.has(href)
      ? [fetchMostBought(href.slice(1), SHOWN).then((products) => (found[id] = products))]
      : [],
  );
  const answered = Promise.allSettled(calls).then((results) =>
    results.every(({ status }) => status === 'fulfilled'),
  );
  const isWhole = await Promise.race([answered, pause()]);
  return { mostBought: { ...found }, isWhole };
}

async function pause(): Promise<false> {
  await new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS));
  return false;
}
