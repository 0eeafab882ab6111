import type { Likes } from '#api/account/likes.ts';
import type { ListingPlace } from '#api/catalog/listing-model.ts';

/** Cards in the row. */
const SIZE = 4;
/** The API's ids of product kinds. */
const FORMS = { 1: 'coin', 2: 'bar', 3: 'round', 4: 'jewelry' } as const;

/**
 * The listings of liked products: first the exact likes, then the metal alone. Empty if no metal
 * was chosen.
 */
export function likedPlaces({ metal, productType, mints }: Likes): ListingPlace[] {
  if (!metal) return [];
  const wide: ListingPlace = { metal: [metal], availability: ['In Stock'], size: SIZE };
  const form = FORMS[productType as keyof typeof FORMS];
  const narrow: ListingPlace = {
    ...wide,
    ...(form && { form: [form] }),
    ...(mints.length > 0 && { mint: [...mints] }),
  };
  return [narrow, wide];
}
