import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Holding } from '#api/portfolio/portfolio.ts';
import { bidsQuery } from '#api/sell/bids.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';

import { valuesByMetal } from '../../three-values.ts';
import { ValuesTable } from './values-table.tsx';
import { sumWords } from './values-words.ts';
import './values-part.css';

const HEADING_ID = 'values-heading';

/** What was paid, what the metal is worth at the bid, and what the store would pay, side by side. */
export function ValuesPart({ holdings }: { holdings: readonly Holding[] }) {
  const { data: bids, isFetching, refetch } = useQuery(bidsQuery());
  const { data: spot } = useQuery(spotQuery());
  const values = useMemo(() => {
    const anOunce = Object.entries(spot?.quotes ?? {}).map(
      ([metal, { bidCents }]) => [metal, bidCents] as const,
    );
    return bids && valuesByMetal(holdings, bids.bids, Object.fromEntries(anOunce));
  }, [bids, spot, holdings]);
  return (
    <section className="section values">
      <h2 id={HEADING_ID} tabIndex={-1}>
        What you paid, what it holds, what we would pay
      </h2>
      {values ? (
        <>
          <p className="lead">{sumWords(values)}</p>
          <ValuesTable values={values} />
          <details className="values-why">
            <summary>Why these differ</summary>
            <p>
              What you paid includes the premium: the cost of striking, shipping and selling a
              piece. Its melt value is the ounces at the bid of the market, which a refiner starts
              from. Our bid is what we pay for the piece as it is today, so it may lie above melt
              for what sells well and below it for what does not.
            </p>
            <p>A holding without a posted bid is never counted at melt or at zero.</p>
          </details>
        </>
      ) : (
        <FailedPart
          says="Our bids could not be loaded."
          toDo="to load our bids"
          pending={isFetching}
          headingId={HEADING_ID}
          retry={refetch}
        />
      )}
    </section>
  );
}
