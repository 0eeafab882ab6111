import type { Wire } from '../backend/wire.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { meanStars } from '../catalog/demand.ts';
import type { Review } from './reviews.ts';

const STARS = [5, 4, 3, 2, 1] as const;

/** One page of reviews (newest first as given), with a summary that ignores the stars asked for. */
export function reviewPage(
  reviews: readonly Review[],
  query: Wire<'ReviewQuery'>,
  catalog: Catalog,
): Wire<'ReviewPage'> {
  const { pageNumber, size, rating, ratingSorting = 'newest' } = query;
  const chosen = rating === undefined ? reviews : reviews.filter((one) => one.rating === rating);
  const sorted = sort(chosen, ratingSorting);
  const average = meanStars(reviews.map((review) => review.rating));
  return {
    reviews: sorted
      .slice((pageNumber - 1) * size, pageNumber * size)
      .map((review) => reviewShape(review, catalog)),
    total: chosen.length,
    pageNumber,
    size,
    ...(average !== undefined && { averageRating: average }),
    ratingCounts: STARS.map((stars) => ({
      rating: stars,
      count: reviews.filter((review) => review.rating === stars).length,
    })),
  };
}

function sort(
  reviews: readonly Review[],
  order: NonNullable<Wire<'ReviewQuery'>['ratingSorting']>,
): readonly Review[] {
  if (order === 'newest') return reviews;
  const sign = order === 'highest' ? -1 : 1;
  return reviews.toSorted((one, other) => sign * (one.rating - other.rating));
}

function reviewShape(review: Review, { byId }: Catalog): Wire<'Review'> {
  const product = review.productId === undefined ? undefined : byId.get(review.productId);
  return {
    id: review.id,
    rating: review.rating,
    heading: review.heading,
    text: review.text,
    customerName: review.author,
    isVerified: review.verified,
    date: review.postedOn,
    ...(product && {
      productId: product.id,
      productName: product.name,
      productNameWithHypen: product.slug,
      ...(product.metal !== 'none' && { metal: product.metal }),
    }),
    ...(review.reply && { reply: { commentBy: 'Customer care', comments: review.reply } }),
  };
}
