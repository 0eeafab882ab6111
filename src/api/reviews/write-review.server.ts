import { answerOf, api } from '#api/client.server.ts';
import type { NewReview as WireReview } from '#generated/models/newReview.ts';

/** A customer's review of a product. Stars are 1 to 5; without `author` the API chooses a name. */
export type NewReview = {
  productId: number;
  rating: number;
  heading: string;
  text: string;
  author?: string;
};

/**
 * Sends a review, once for each key; it waits for approval. Throws `refused` with 409 for a second
 * review of the same product.
 */
export async function writeReview(key: string, { author, ...review }: NewReview): Promise<void> {
  const body: WireReview = { ...review, ...(author && { customerName: author }) };
  const params = { header: { 'Idempotency-Key': key } };
  await answerOf(api.POST('/api/Product/AddProductReview', { params, body }));
}
