import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import type { Listing } from '#api/catalog/listing-model.ts';
import { supplyKindsQuery } from '#api/catalog/supplies.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { Part } from '#commerce/page/part.tsx';

import { PictureTiles } from '../../landing/picture-tiles.tsx';
import { StartWith } from '../../landing/start-with.tsx';
import { fitAt } from './fit-place.ts';
import { FitsYourCoin } from './fits-your-coin.tsx';

/** §2 What leads into the supplies: what fits a coin, their kinds, and what beginners buy. */
export function SuppliesLead({ listing }: { listing: Listing }) {
  const [search] = useSearchParams();
  const { coins = [], startWith = [] } = listing.category ?? {};
  return (
    <>
      {coins.length > 0 ? (
        <Part name="What fits" headingId="fits">
          <FitsYourCoin coins={coins} asked={fitAt(search, coins)} />
        </Part>
      ) : null}
      <Part name="The kinds of supplies" headingId="results">
        <SupplyKinds />
      </Part>
      {startWith.length > 0 ? <StartWith products={startWith} guide={false} /> : null}
    </>
  );
}

/** The groups of supplies in pictures; nothing while there are none. */
function SupplyKinds() {
  const query = useQuery(supplyKindsQuery());
  const { data: tiles = [], isFetching, refetch } = query;
  if (hasFailed(query)) {
    return (
      <section className="section">
        <FailedPart
          says="The kinds of supplies could not be loaded."
          toDo="to load the kinds of supplies"
          pending={isFetching}
          headingId="results"
          retry={refetch}
        />
      </section>
    );
  }
  return tiles.length > 0 ? <PictureTiles group={{ heading: 'By kind', tiles }} /> : null;
}
