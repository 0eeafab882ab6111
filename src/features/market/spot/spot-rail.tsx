import { useQuery } from '@tanstack/react-query';

import { spotMetals, spotQuery, type Spot } from '#api/spot/spot.ts';
import { formatClose, lateWords, marketTime } from '#commerce/format/market-time.ts';
import { Boundary } from '#ui/frame/boundary.tsx';
import { KeptHtml } from '#ui/frame/server-html.tsx';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';

import { SpotRefresh } from './spot-refresh.tsx';
import { SpotTile } from './spot-tile.tsx';
import './spot-rail.css';

/**
 * §2 The four spot prices of the header; on small screens one line that only the shopper scrolls.
 */
export function SpotRail() {
  return (
    <KeptHtml as="section" name="spot-rail" className="spot-rail" aria-label="Spot prices">
      <SpotPrices />
    </KeptHtml>
  );
}

/** Content of the rail; the server renders it once for each publication of the prices. */
export function SpotPrices() {
  return (
    <>
      <Boundary instead={<NoPrices />}>
        <Prices />
      </Boundary>
      <SpotRefresh />
    </>
  );
}

function Prices() {
  const { data: spot, isError } = useQuery(spotQuery());
  if (!spot) return <NoPrices />;
  return (
    <>
      <dl className="spot-rail-tiles" tabIndex={-1}>
        {spotMetals.map((metal) => (
          <SpotTile key={metal} metal={metal} quote={spot.quotes[metal]} />
        ))}
      </dl>
      <PriceAge spot={spot} failed={isError} />
    </>
  );
}

function NoPrices() {
  return <p>Spot prices are not available right now.</p>;
}

/** Whether the market is open, and the time of the prices: short for the eye, a sentence for ears. */
function PriceAge({ spot: { time, stale }, failed }: { spot: Spot; failed: boolean }) {
  const { live } = useLiveUpdates();
  const late = lateWords({ time, stale: stale || failed });
  const isClosed = late?.startsWith('Market');
  const state = isClosed ? 'closed' : late ? 'late' : live ? 'updated' : 'paused';
  return (
    <p className="spot-rail-note" data-late={late && state}>
      <span className="visually-hidden">
        {late ?? `Prices ${state}`}, {marketTime(time)}
      </span>
      <span aria-hidden="true">
        <b>
          {isClosed ? <span className="spot-rail-long">Market </span> : null}
          {state}
        </b>{' '}
        <time dateTime={time}>{isClosed ? formatClose(time) : marketTime(time)}</time>
      </span>
    </p>
  );
}
