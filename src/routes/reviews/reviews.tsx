import { publicPage } from '#gateway/calls.server.ts';
import { useSearchParams } from 'react-router';

import { prefetch, preload } from '#api/cache/preload.ts';
import { allReviewsQuery } from '#api/reviews/reviews.ts';
import { AllReviews } from '#features/reviews/all-reviews.tsx';
import { pageAt } from '#ui/frame/pages-to-show.ts';

import type { Route } from './+types/reviews.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage('page')];

export function loader({ request }: Route.LoaderArgs) {
  return preload(allReviewsQuery(pageIn(request)));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(allReviewsQuery(pageIn(request)));
}

export default function Reviews() {
  const [search] = useSearchParams();
  return <AllReviews page={pageAt(search)} />;
}

function pageIn({ url }: Request): number {
  return pageAt(new URL(url).searchParams);
}
