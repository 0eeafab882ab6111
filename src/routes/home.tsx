import { publicPage } from '#gateway/calls.server.ts';
import { prefetch, preloadSoftly } from '#api/cache/preload.ts';
import { Part } from '#commerce/page/part.tsx';
import { pageTitle } from '#commerce/page/titles.ts';
import { HomePage } from '#features/home/home-page.tsx';
import { stripProducts, strips } from '#features/home/strips.ts';
import { Picks } from '#features/picks/picks.tsx';
import { LatestReviews, latestReviews } from '#features/reviews/latest-reviews.tsx';

import type { Route } from './+types/home.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

function everything() {
  return [...strips.map(stripProducts), latestReviews()];
}

/** The parts of the page are independent: a failed part shows its own message. */
export function loader() {
  return preloadSoftly(...everything());
}

export function clientLoader() {
  return prefetch(...everything()).catch(() => ({}));
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: pageTitle('Gold and silver bullion') },
    {
      name: 'description',
      content:
        'Gold, silver, platinum and copper coins and bars at live prices. Free insured domestic shipping from $199, and every premium and surcharge shown before you order.',
    },
  ];
}

export default function Home() {
  return (
    <HomePage picks={<Picks on="home" />}>
      <Part name="What customers say" headingId="latest-reviews">
        <LatestReviews />
      </Part>
    </HomePage>
  );
}
