import { catalogAt } from '../backend/shop.ts';

/** The products that a customer viewed and their searches, latest first. */
export type BrowsingHistory = {
  viewed: Map<string, number[]>;
  searched: Map<string, { keyword: string; at: number }[]>;
};

const HOUR = 3_600_000;
const MOST_VIEWED = 24;
const MOST_SEARCHES = 10;

/** The collector's history; other customers start without one. */
export function seedHistory(now: number): BrowsingHistory {
  const { bySlug } = catalogAt(now);
  const slugs = [
    '2026-1-oz-american-gold-eagle-coin-bu',
    '2026-1-oz-british-silver-britannia-coin-bu',
    '2026-1-oz-american-silver-eagle-coin-bu-tube-of-20',
  ];
  const viewed = slugs.flatMap((slug) => bySlug.get(slug)?.id ?? []);
  const searched = [
    { keyword: 'silver eagle tube', at: now - 20 * HOUR },
    { keyword: '1/10 oz gold', at: now - 70 * HOUR },
  ];
  return {
    viewed: new Map([['BPM-20417', viewed]]),
    searched: new Map([['BPM-20417', searched]]),
  };
}

/** Records that a customer viewed a product. */
export function noteView({ viewed }: BrowsingHistory, customerId: string, productId: number): void {
  const before = viewed.get(customerId) ?? [];
  const latest = [productId, ...before.filter((id) => id !== productId)];
  viewed.set(customerId, latest.slice(0, MOST_VIEWED));
}

/** Records a search at `at` in ms; the same words once, in any case. */
export function noteSearch(
  { searched }: BrowsingHistory,
  customerId: string,
  words: string,
  at: number,
): void {
  const keyword = words.trim();
  if (keyword === '') return;
  const before = searched.get(customerId) ?? [];
  const others = before.filter((past) => past.keyword.toLowerCase() !== keyword.toLowerCase());
  searched.set(customerId, [{ keyword, at }, ...others].slice(0, MOST_SEARCHES));
}
