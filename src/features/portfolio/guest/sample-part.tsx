import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { bidsQuery } from '#api/sell/bids.ts';
import { spotQuery } from '#api/spot/spot.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { listWords } from '#commerce/format/list.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { Tag } from '#ui/tag.tsx';

import { Gain } from '../overview/gain.tsx';
import { ShareBar } from '../share-bar.tsx';
import { bidFor, HELD, worthNow } from './sample.ts';
import { SampleChart } from './sample-chart.tsx';
import { useSampleYear } from './sample-year.ts';
import './sample-part.css';

export const SAMPLE_HEADING = 'sample';

/**
 * What a portfolio shows, for holdings that nobody owns: what was paid, what they are worth at spot
 * and what the store would pay. It follows the live prices, and is never read out by itself.
 */
export function SamplePart() {
  const { data: spot, refetch } = useQuery({ ...spotQuery(), enabled: false });
  const worth = spot && worthNow(spot);
  return (
    <section className="sample">
      <h2 id={SAMPLE_HEADING} className="sample-heading" tabIndex={-1}>
        <Tag>Sample</Tag>{' '}
        <span>
          {HELD.silver} silver and {HELD.gold} gold Maple Leafs, bought a year ago at spot
        </span>
      </h2>
      {worth ? (
        <Figures worth={worth.all} />
      ) : (
        <FailedPart
          says="The live prices could not be loaded."
          toDo="to load the live prices"
          // The header asks again by itself: a press joins that, and moves the focus after it.
          pending={false}
          headingId={SAMPLE_HEADING}
          retry={refetch}
        />
      )}
      <SampleChart now={worth?.all} />
      {worth ? (
        <ShareBar
          label="Shares of the metals in the sample"
          shares={[
            { name: 'Silver', value: worth.silver, tone: 'silver' },
            { name: 'Gold', value: worth.gold, tone: 'gold' },
          ]}
          write={formatMoney}
        />
      ) : null}
      {spot ? (
        <p className="sample-time">
          {lateWords(spot) ?? 'Live prices'}, {marketTime(spot.time)}. Maple Leafs of one troy ounce
          each, without premium, shipping and tax.
        </p>
      ) : null}
    </section>
  );
}

function Figures({ worth }: { worth: number }) {
  const paid = useSampleYear().days?.[0]?.value;
  return (
    <dl className="sample-figures figures">
      <Figure name="You paid">
        {paid === undefined ? <span>Not known right now</span> : <b>{formatMoney(paid)}</b>}
      </Figure>
      <Figure name="Worth at spot">
        <b>{formatMoney(worth)}</b>{' '}
        {paid === undefined ? null : (
          <Gain cents={worth - paid} percent={(worth / paid - 1) * 100} />
        )}
      </Figure>
      <Figure name="We would pay today">
        <Payment worth={worth} />
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt> <dd>{children}</dd>
    </div>
  );
}

/** By the posted bids alone: where there is none, no figure stands in for it. */
function Payment({ worth }: { worth: number }) {
  const query = useQuery(bidsQuery());
  if (!query.data) {
    return <span>{hasFailed(query) ? 'Our bids could not be loaded.' : 'Loading …'}</span>;
  }
  const bid = bidFor(query.data.bids);
  return (
    <>
      {'cents' in bid ? (
        <>
          <b>{formatMoney(bid.cents)}</b>{' '}
          <span>{((100 * bid.cents) / worth).toFixed(1)} % of spot</span>
        </>
      ) : (
        <span>We post no bid for the {listWords(bid.without)} coins right now.</span>
      )}{' '}
      <Link to="/sell-to-us" className="sample-bids">
        Our bids
      </Link>
    </>
  );
}
