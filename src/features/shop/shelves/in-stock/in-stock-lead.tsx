import type { Listing } from '#api/catalog/listing-model.ts';

import { PictureTiles } from '../../landing/picture-tiles.tsx';
import { DeparturePart } from './departure-part.tsx';
import './in-stock.css';

/** Leads into what is in stock: when it leaves, then its forms and metals. */
export function InStockLead({ listing: { category, total } }: { listing: Listing }) {
  if (total === 0) return null;
  return (
    <>
      {category?.departure ? <DeparturePart departure={category.departure} /> : null}
      {category?.tileGroups?.map((group) => (
        <PictureTiles key={group.heading} group={group} />
      ))}
    </>
  );
}
