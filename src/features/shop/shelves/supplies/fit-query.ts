import { stripQuery } from '#api/catalog/listing.ts';

/** More than hold any one coin. */
const MOST = 24;

/** The supplies that hold a coin of so many millimetres: first the cheapest, which are single holders. */
export function fitQuery(mm: number) {
  return stripQuery({ category: 'supplies', fitsDiameter: mm, size: MOST, sort: 'price-asc' });
}
