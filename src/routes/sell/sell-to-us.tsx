import { publicPage } from '#gateway/calls.server.ts';
import { useSearchParams } from 'react-router';

import { prefetchSoftly, preloadSoftly } from '#api/cache/preload.ts';
import { contentPageQuery } from '#api/content/content.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { pageHead } from '#commerce/page/head.ts';
import { ContentSections } from '#features/articles/content-screen.tsx';
import { bidParameters, metalAt } from '#features/sell/bids/bid-parameters.ts';
import { sellTold } from '#features/sell/bids/sell-told.ts';
import { SellScreen } from '#features/sell/bids/sell-screen.tsx';

import type { Route } from './+types/sell-to-us.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(bidParameters)];

const PATH = '/sell-to-us';

/** What cannot be loaded is missing by itself: metal can be weighed without bids, and listed. */
export function loader() {
  return preloadSoftly(bidsQuery(), spotQuery(), contentPageQuery(PATH));
}

export function clientLoader() {
  return prefetchSoftly(bidsQuery(), spotQuery(), contentPageQuery(PATH));
}

export function meta(args: Route.MetaArgs) {
  return pageHead(args, 'Sell to us', import.meta.env.SSR && sellTold());
}

export default function SellToUs() {
  const [search] = useSearchParams();
  return (
    <SellScreen metal={metalAt(search)}>
      <ContentSections path={PATH} />
    </SellScreen>
  );
}
