import type { Listing } from '#api/catalog/listing-model.ts';

import { PictureTiles } from './picture-tiles.tsx';

/** What leads into the list of a metal or of a kind of goods. */
export function LandingLead({ listing }: { listing: Listing }) {
  return listing.category?.tileGroups?.map((group) => (
    <PictureTiles key={group.heading} group={group} />
  ));
}
