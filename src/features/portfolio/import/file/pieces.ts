import type { Traded } from '#api/portfolio/traded.ts';

import { nameKey } from './cells.ts';

/** What one unit of a row is. Without an id the customer names the piece; ounces are troy ounces. */
export type Piece = {
  productId?: number;
  name: string;
  metal?: NonNullable<Traded['metal']>;
  ounces?: number;
  image?: string;
};

/** A product of the catalog that answers to a name. */
export type Found = { id: number; name: string; image: string };

/** The products that rows may name: those ever held, and those found in the catalog. */
export type Pieces = {
  byId: ReadonlyMap<number, Piece>;
  byName: ReadonlyMap<string, readonly Piece[]>;
  /** By {@link nameKey}. */
  byKey: ReadonlyMap<string, Piece>;
};

/**
 * `found` are products of the catalog by the {@link nameKey} of the name that was looked up, `images`
 * those of products that are held, by their ids.
 */
export function piecesOf(
  held: readonly Traded[],
  found: ReadonlyMap<string, Found>,
  images: ReadonlyMap<number, string>,
): Pieces {
  const byId = new Map<number, Piece>();
  for (const { productId, name, metal, ounces } of held) {
    if (byId.has(productId)) continue;
    const image = images.get(productId);
    const known = { ...(metal && { metal }), ...(ounces && { ounces }), ...(image && { image }) };
    byId.set(productId, { productId, name, ...known });
  }
  const pieces = [...byId.values()];
  const byName = Map.groupBy(pieces, ({ name }) => plain(name));
  const byKey = new Map<string, Piece>();
  for (const [key, { id, name, image }] of found) byKey.set(key, { productId: id, name, image });
  for (const piece of pieces) byKey.set(nameKey(piece.name), piece);
  return { byId, byName, byKey };
}

/** The product of a row, if it is a known one: by its number, then by its name. */
export function pieceNamed(
  { byId, byName, byKey }: Pieces,
  {
    productId,
    name,
    metal,
  }: { productId: number | undefined; name: string; metal: string | undefined },
): Piece | undefined {
  const numbered = productId === undefined ? undefined : byId.get(productId);
  if (numbered) return numbered;
  const same = byName.get(plain(name)) ?? [];
  const exact = same.find((piece) => piece.metal === metal) ?? same[0];
  const piece = exact ?? byKey.get(nameKey(name));
  const isOther = metal !== undefined && piece?.metal !== undefined && piece.metal !== metal;
  return isOther ? undefined : piece;
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}
