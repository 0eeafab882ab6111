import type { ComponentType } from 'react';

import type { Listing } from '#api/catalog/listing-model.ts';
import { NearAds } from '#commerce/ads/near-ads.tsx';

import { CategoryHead } from '../category/category-head.tsx';
import { Browse, type OwnParts } from './browse.tsx';
import { narrowings } from '../place-words.ts';
import { useListing } from './use-listing.ts';

export type CategoryScreenProps = OwnParts & {
  /** Its path without the leading slash. */
  category: string;
  /** What leads into the list: above its first page, as long as nothing narrows it. */
  Lead?: ComponentType<{ listing: Listing }>;
};

/** §2 Any category page. */
export function CategoryScreen({ category, Lead, ...own }: CategoryScreenProps) {
  const browsing = useListing({ category });
  const { listing, place } = browsing;
  const words = listing?.category;
  const isNarrowed = narrowings(place, undefined).length > 0;
  return (
    <div className="page-width">
      {words ? <CategoryHead words={words} /> : null}
      {listing && Lead && !isNarrowed && place.page === 1 ? <Lead listing={listing} /> : null}
      <Browse browsing={browsing} {...own} />
      {words && words.story.length > 0 ? (
        <div className="section prose">
          {words.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
      <NearAds on="category" />
    </div>
  );
}
