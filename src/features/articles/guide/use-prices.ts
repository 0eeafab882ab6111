import { useQuery } from '@tanstack/react-query';

import type { Piece } from '#api/catalog/piece.ts';
import { piecesQuery } from '#api/catalog/pieces.ts';
import type { ContentPage, WorkedExample } from '#api/content/content.ts';
import { bidsQuery, type Bids } from '#api/sell/bids.ts';
import { spotMetals, spotQuery, type Spot } from '#api/spot/spot.ts';

/** Everything that an example reckons with. Bids only where the store's own price is part of it. */
export type Prices = { pieces: readonly Piece[]; spot: Spot; bids?: Bids | undefined };

/** The prices of an example. The loader waits for them: without them they could not be loaded. */
export function usePrices({ kind, productIds }: WorkedExample) {
  const pieces = useQuery(piecesQuery(productIds));
  const spot = useQuery(spotQuery());
  const bids = useQuery({ ...bidsQuery(), enabled: asksForBids(kind) });
  const needed = kind === 'gain' ? [pieces, spot, bids] : [pieces, spot];
  const prices: Prices | undefined =
    pieces.data && spot.data && (kind !== 'gain' || bids.data)
      ? { pieces: pieces.data, spot: spot.data, bids: bids.data }
      : undefined;
  return {
    prices,
    pending: needed.some(({ isFetching }) => isFetching),
    retry,
  };

  /** Asks again only for what is missing. */
  async function retry() {
    const missing = needed.filter(({ data }) => data === undefined);
    const answers = await Promise.all(missing.map((query) => query.refetch()));
    return { isSuccess: answers.every(({ isSuccess }) => isSuccess) };
  }
}

/** What a text's examples and named products ask for. The words need none of it. */
export function priceQueries({
  sections,
  productIds = [],
}: Pick<ContentPage, 'sections' | 'productIds'>) {
  const examples = sections.flatMap(({ example }) => example ?? []);
  return [
    ...examples.map((example) => piecesQuery(example.productIds)),
    ...(productIds.length > 0 ? [piecesQuery(productIds)] : []),
    ...(examples.length > 0 ? [spotQuery()] : []),
    ...(examples.some(({ kind }) => asksForBids(kind)) ? [bidsQuery()] : []),
  ];
}

/** Spot for a troy ounce of a product's metal, in cents; 0 for what has none. */
export function askOf({ metal }: Piece, { quotes }: Spot): number {
  const quoted = spotMetals.find((each) => each === metal);
  return quoted ? quotes[quoted].askCents : 0;
}

function asksForBids(kind: WorkedExample['kind']): boolean {
  return kind === 'premium' || kind === 'gain';
}
