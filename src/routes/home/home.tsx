import { publicPage } from '#gateway/calls.server.ts';
import { prefetchSoftly, preloadSoftly } from '#api/cache/preload.ts';
import { pageHead } from '#commerce/page/head.ts';
import { storeThings } from '#commerce/page/json-ld/store.ts';
import { Part } from '#commerce/page/part.tsx';
import { HomePage } from '#features/home/home-page.tsx';
import { loadShowcase } from '#features/home/showcase/load-showcase.ts';
import { showcaseInBrowser } from '#features/home/showcase/near-showcase.tsx';
import { stripProducts, strips } from '#features/home/strips.ts';
import { Picks } from '#features/shop/recommendations/picks.tsx';
import { LatestReviews, latestReviews } from '#features/product/reviews/latest-reviews.tsx';

import type { Route } from './+types/home.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

function everything() {
  return [...strips.map(stripProducts), latestReviews()];
}

/** The parts of the page are independent: a failed part shows its own message. */
export async function loader() {
  const [rows, showcase] = await Promise.all([preloadSoftly(...everything()), loadShowcase()]);
  return { ...rows, showcase };
}

export async function clientLoader() {
  const [showcase] = await Promise.all([
    showcaseInBrowser().catch(() => ({ slides: [], ads: [] })),
    prefetchSoftly(...everything()),
  ]);
  return { showcase };
}

export function meta(args: Route.MetaArgs) {
  const description =
    'Gold, silver, platinum and copper at live prices, with every premium shown before you order. Free insured domestic shipping from $199.';
  const told = import.meta.env.SSR && { description, things: storeThings };
  return pageHead(args, 'Gold and silver bullion', told);
}

export default function Home({ loaderData: { showcase } }: Route.ComponentProps) {
  return (
    <HomePage showcase={showcase} picks={<Picks on="home" />}>
      <Part name="What customers say" headingId="latest-reviews">
        <LatestReviews />
      </Part>
    </HomePage>
  );
}
