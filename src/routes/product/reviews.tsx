import { publicPage } from '#gateway/calls.server.ts';
import { data, redirect, useSearchParams } from 'react-router';

import { answerTo, prefetch, preload } from '#api/cache/preload.ts';
import { allReviewsQuery } from '#api/reviews/reviews.ts';
import { pageHead } from '#commerce/page/head.ts';
import { titleWords } from '#features/product/reviews/all/place-words.ts';
import { reviewsTold } from '#features/product/reviews/all/reviews-told.ts';
import { AllReviews } from '#features/product/reviews/all/all-reviews.tsx';
import {
  properReviewsHref,
  readReviewsPlace,
  reviewsParameters,
} from '#features/product/reviews/all/reviews-place.ts';
import { OwnNote } from '#features/product/reviews/own/own-note.tsx';

import type { Route } from './+types/reviews.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(reviewsParameters)];

/** A page after the last one is not found, so that no cache keeps it. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const proper = properReviewsHref(searchParams);
  if (proper) throw redirect(proper, 303);
  const place = readReviewsPlace(searchParams);
  const query = allReviewsQuery(place);
  const loaded = await preload(query);
  const pages = answerTo(query, loaded)?.pages ?? 0;
  return data(loaded, { status: place.page > Math.max(1, pages) ? 404 : 200 });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return prefetch(allReviewsQuery(readReviewsPlace(new URL(request.url).searchParams)));
}

export function meta(args: Route.MetaArgs) {
  const place = readReviewsPlace(new URLSearchParams(args.location.search));
  return pageHead(args, titleWords(place), import.meta.env.SSR && reviewsTold(place));
}

export default function Reviews() {
  const [search] = useSearchParams();
  return <AllReviews place={readReviewsPlace(search)} own={<OwnNote />} />;
}
