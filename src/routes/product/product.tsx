import { publicPage } from '#gateway/calls.server.ts';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';

import {
  answerTo,
  joined,
  prefetch,
  preload,
  preloadSoftly,
  softAnswerTo,
  type Preloaded,
} from '#api/cache/preload.ts';
import { productQuery } from '#api/catalog/product.ts';
import { redirectToApiPath } from '#commerce/page/api-redirect.ts';
import { Part } from '#commerce/page/part.tsx';
import { Picks } from '#features/shop/recommendations/picks.tsx';
import { choiceParameters, cleanQuery } from '#features/product/buy/choice.ts';
import { productHead } from '#features/product/product-head.ts';
import { ProductPage } from '#features/product/product-page.tsx';
import { ProductReviews } from '#features/product/reviews/product/near-reviews.tsx';
import {
  productReviewsParameters,
  productReviewsStart,
  properProductReviews,
} from '#features/product/reviews/product/product-reviews-place.ts';

import type { Route } from './+types/product.ts';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...choiceParameters, productReviewsParameters)];

type Loaded = Preloaded & { id: number };

/** The product is required; its reviews are optional. */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Loaded> {
  const url = new URL(request.url);
  const id = numberOf(params.id);
  const reviews = productReviewsStart(id, url.searchParams);
  const [needed, wanted] = await Promise.all([preload(productQuery(id)), preloadSoftly(reviews)]);
  const loaded = settled(url, joined(needed, wanted), id, params.name);
  const query = properProductReviews(url.searchParams, softAnswerTo(reviews, wanted)?.pages);
  if (query) throw redirect(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, 303);
  return loaded;
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<Loaded> {
  const id = numberOf(params.id);
  return settled(new URL(request.url), await prefetch(productQuery(id)), id, params.name);
}

/** §2 One product has one URL: a wrong name leads to the right one. */
function settled(url: URL, loaded: Preloaded, id: number, name: string): Loaded {
  const product = answerTo(productQuery(id), loaded);
  if (!product) throw data(null, { status: 404 });
  const href = product.href + url.search;
  // The check of the path would add 6 kB to the first load.
  const redirectTo = import.meta.env.SSR ? redirectToApiPath : redirect;
  if (product.href !== `/product/${id}/${name}`) throw redirectTo(href);
  const query = cleanQuery(url.searchParams);
  if (query) throw redirect(query.size > 0 ? `${product.href}?${query}` : product.href, 303);
  return { ...loaded, id };
}

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data(null, { status: 404 });
  return Number(text);
}

/**
 * Choosing a size or a page of reviews changes only the query string: nothing to load. A retry
 * keeps the URL, so it loads.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function meta(args: Route.MetaArgs) {
  const { loaderData } = args;
  const product = loaderData && answerTo(productQuery(loaderData.id), loaderData);
  return product ? productHead(args, product) : [];
}

export default function Product({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <ProductPage productId={id} picks={<Picks on="product" productId={id} />}>
      <Part name="Customer reviews" headingId="reviews-heading">
        <ProductReviews productId={id} />
      </Part>
    </ProductPage>
  );
}
