import { asked } from '#api/cache/asked.ts';
import { FOLLOWS_SPOT } from '#api/spot/spot.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';

const calls = lazyCalls(() => import('./presale-calls.ts'));

/** Every product of a presale page, by ship date; 404 without such a page. */
export function presaleQuery(category: string) {
  return asked({
    queryKey: ['presale', category],
    ...FOLLOWS_SPOT,
    queryFn: async ({ signal }) => (await calls()).readPresale(category, signal),
  });
}
