import { data, useSearchParams } from 'react-router';

import { answerTo, joined, preload, preloadSoftly, softAnswerTo } from '#api/cache/preload.ts';
import { productQuery } from '#api/catalog/product.ts';
import { ownReviewsQuery, refreshOwnReviews } from '#api/reviews/own-reviews.ts';
import { customerQuery } from '#api/session/session.ts';
import { readInvoice } from '#commerce/fields/invoice.ts';
import { answerForm } from '#commerce/form/read-form.ts';
import { orFailed } from '#commerce/form/unsent.ts';
import { forCustomer } from '#commerce/session/for-customer.ts';
import { privateHead } from '#commerce/page/head.ts';
import { reviewByForm } from '#features/product/reviews/write/write-review-action.server.ts';
import { WriteReview } from '#features/product/reviews/write/write-review.tsx';

import type { Route } from './+types/write-review.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export { onNewAddress as shouldRevalidate } from '#commerce/form/unsent.ts';

/** An earlier review is only a help: the API refuses a second one itself. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const id = productIn(params);
  return forCustomer(request, async () => {
    const [needed, own] = await Promise.all([
      preload(productQuery(id), customerQuery()),
      preloadSoftly(ownReviewsQuery()),
    ]);
    const reviews = softAnswerTo(ownReviewsQuery(), own)?.reviews;
    const before = reviews?.find(({ product }) => product.id === id);
    return { ...joined(needed), before };
  });
}

export function action({ request, params }: Route.ActionArgs) {
  return answerForm(request, (form) => reviewByForm(form, productIn(params)));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await orFailed(serverAction);
  await refreshOwnReviews();
  return answer;
}

function productIn({ id }: { id: string }): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
}

export function meta(args: Route.MetaArgs) {
  const { loaderData, params } = args;
  const product = loaderData && answerTo(productQuery(Number(params.id)), loaderData);
  return privateHead(args, ['Write a review', ...(product ? [product.name] : [])]);
}

export default function WriteReviewRoute({ params, loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  // Not from the cache, which may have the data one render later while the header still loads the
  // customer: the heading would miss the focus.
  const product = answerTo(productQuery(Number(params.id)), loaderData);
  const customer = answerTo(customerQuery(), loaderData);
  if (!product || !customer) return null;
  return (
    <WriteReview
      product={product}
      customer={customer}
      order={readInvoice(search.get('order') ?? '')}
      before={loaderData.before}
    />
  );
}
