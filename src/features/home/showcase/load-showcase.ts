import { ensure } from '#api/cache/query-client.ts';
import {
  adsQuery,
  GUEST,
  notEnded,
  slidesQuery,
  type Ad,
  type Slide,
} from '#api/content/showcase.ts';
import { dashboardImagesFailed } from '#commerce/words/log-words.ts';
import { readServerTime } from '#lib/server-clock.ts';

/** What the home page shows to a guest; without slides it opens with products. */
export type Showcase = { slides: readonly Slide[]; ads: readonly Ad[] };

/** §8 A call that fails leaves nothing out but its own part. */
export async function loadShowcase(): Promise<Showcase> {
  const [slides, ads] = await Promise.all([
    ensure(slidesQuery(GUEST)).catch((error: unknown) => {
      console.warn(dashboardImagesFailed, error);
      return [];
    }),
    ensure(adsQuery('home')).catch(() => []),
  ]);
  return { slides, ads: notEnded(ads, readServerTime()) };
}
