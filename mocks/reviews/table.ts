import { catalogAt } from '../backend/shop.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type Review, reviewsOf } from './reviews.ts';

/** A review by a customer of the mocks; its state follows from the time. */
export type WrittenReview = Review & {
  productId: number;
  customerId: string;
  /** ms */
  writtenAt: number;
  /** One of the generated reviews, which are public without it. */
  isGenerated?: true;
};

export type Reviews = {
  /** The newest last. */
  written: WrittenReview[];
  nextId: number;
};

const FIRST_ID = 900_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const COLLECTOR = 'BPM-20417';

/** A review of each state by the collector; the approved ones of others come from the catalog. */
export function seedReviews(now: number): Reviews {
  const catalog = catalogAt(now);
  const written = [
    published('2026-1-oz-american-gold-eagle-coin-bu', catalog),
    typed('2026-1-oz-british-silver-britannia-coin-bu', catalog, {
      id: FIRST_ID,
      writtenAt: now - 20 * DAY,
      rating: 5,
      heading: 'My favorite design',
      text: 'Twenty coins without a mark. I have put more pictures on www.example.com.',
    }),
    typed('silver-stacking-starter-guide', catalog, {
      id: FIRST_ID + 1,
      writtenAt: now - 3 * HOUR,
      rating: 4,
      heading: 'A good first book',
      text: 'Short chapters and honest about premiums. A table of weights would help.',
    }),
  ];
  return { written: written.flatMap((one) => one ?? []), nextId: FIRST_ID + 2 };
}

/** The newest generated review of a product, as the collector's own. */
function published(slug: string, catalog: Catalog): WrittenReview | undefined {
  const product = catalog.bySlug.get(slug);
  const review = product && reviewsOf(product, catalog).find(({ verified }) => verified);
  if (!product || !review) return undefined;
  const writtenAt = Date.parse(`${review.postedOn}T15:00:00Z`) - 3 * DAY;
  return { ...review, ...mine(product), writtenAt, isGenerated: true };
}

type Typed = Pick<WrittenReview, 'id' | 'writtenAt' | 'rating' | 'heading' | 'text'>;

function typed(slug: string, catalog: Catalog, words: Typed): WrittenReview | undefined {
  const product = catalog.bySlug.get(slug);
  if (!product) return undefined;
  const postedOn = new Date(words.writtenAt).toISOString().slice(0, 10);
  return { ...words, ...mine(product), author: 'Clara W.', verified: true, postedOn };
}

function mine({ id }: { id: number }) {
  return { productId: id, customerId: COLLECTOR };
}
