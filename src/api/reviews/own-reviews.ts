import { asked } from '#api/cache/asked.ts';
import { queryClient } from '#api/cache/query-client.ts';
import { productHref } from '#api/catalog/product-card.ts';
import {
  getGetCustomerOwnReviewsQueryKey,
  getGetCustomerOwnReviewsQueryOptions,
} from '#generated/hooks/reviews/reviews.ts';
import type { OwnReview as WireReview } from '#generated/models/ownReview.ts';
import type { OwnReviewsResponse } from '#generated/models/ownReviewsResponse.ts';
import type { ProductToReview as WireProduct } from '#generated/models/productToReview.ts';
import type { ReviewState } from '#generated/models/reviewState.ts';

export type { ReviewState };

/** A product as it stands beside a review; without `href` the store no longer sells it. */
export type ReviewedProduct = { id: number; name: string; href?: string; image?: string };

/** A review as its author sees it. */
export type OwnReview = {
  id: number;
  state: ReviewState;
  /** Why it is declined, a sentence. */
  declinedFor?: string;
  /** ISO time. */
  writtenAt: string;
  /** Stars, 1 to 5. */
  rating: number;
  heading: string;
  text: string;
  author: string;
  product: ReviewedProduct;
  reply?: { by: string; text: string };
};

/** A delivered product that the customer has not reviewed. */
export type ToReview = {
  product: ReviewedProduct;
  invoice: string;
  /** ISO date. */
  deliveredOn: string;
};

export type OwnReviews = {
  /** The newest first. */
  reviews: OwnReview[];
  /** At most twenty, the latest delivery first. */
  toReview: ToReview[];
  /** How many products there are in all. */
  toReviewTotal: number;
};

/** The reviews of the signed-in customer with their states, and what they could review. */
export function ownReviewsQuery() {
  return asked(getGetCustomerOwnReviewsQueryOptions({ query: { select: ownReviewsIn } }));
}

/** Reads them again where they are shown. */
export async function refreshOwnReviews(): Promise<void> {
  await queryClient().invalidateQueries({ queryKey: getGetCustomerOwnReviewsQueryKey() });
}

function ownReviewsIn({ data }: OwnReviewsResponse): OwnReviews {
  const { toReviewTotal } = data;
  return {
    reviews: data.reviews.map(toOwnReview),
    toReview: data.toReview.map(({ invoice, deliveredDate: deliveredOn, ...product }) => ({
      product: toProduct(product),
      invoice,
      deliveredOn,
    })),
    toReviewTotal,
  };
}

function toOwnReview({ declinedFor, reply, ...review }: WireReview): OwnReview {
  return {
    id: review.id,
    state: review.state,
    ...(declinedFor && { declinedFor }),
    writtenAt: review.writtenAt,
    rating: review.rating,
    heading: review.heading,
    text: review.text,
    author: review.customerName,
    product: toProduct(review),
    ...(reply && { reply: { by: reply.commentBy, text: reply.comments } }),
  };
}

type Named = Pick<WireProduct, 'productId' | 'productName' | 'productNameWithHypen' | 'imagePath'>;

function toProduct(wire: Named): ReviewedProduct {
  const { productId: id, productName: name, productNameWithHypen: slug, imagePath: image } = wire;
  return { id, name, ...(slug && { href: productHref(id, slug) }), ...(image && { image }) };
}
