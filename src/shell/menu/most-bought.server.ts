import { fetchMostBought } from '#api/catalog/most-bought.server.ts';
import { within } from '#lib/within.ts';

import type { MostBought } from './menu-bar.server.tsx';

/** §2 The menus of metals and of jewelry, by the category of their address. */
const CATEGORIES = ['silver-bullion', 'gold-bullion', 'platinum-bullion', 'copper', 'jewelry'];
const SHOWN = 3;
/** Milliseconds that the menu waits for products: its links are needed first. */
const PATIENCE_MS = 700;

/** The most bought products of menus. `isWhole` is false if some failed or were late. */
export async function fetchMenuProducts(): Promise<{ mostBought: MostBought; isWhole: boolean }> {
  const found: Record<string, MostBought[string]> = {};
  const calls = CATEGORIES.map(async (category) => {
    found[`/${category}`] = await fetchMostBought(category, SHOWN);
  });
  const answered = Promise.allSettled(calls).then((results) =>
    results.every(({ status }) => status === 'fulfilled'),
  );
  const isWhole = await within(PATIENCE_MS, answered, () => false);
  return { mostBought: { ...found }, isWhole };
}
