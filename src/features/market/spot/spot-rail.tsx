import { useQuery } from '@tanstack/react-query';

import { spotMetals, spotQuery, type Spot } from '#api/spot/spot.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
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

/** What the rail holds; the server renders it once for each publication of the prices. */
export function SpotPrices() {
  return (
    <>
      <div className="spot-rail-line" tabIndex={-1}>
        <Boundary instead={<NoPrices />}>
          <Prices />
        </Boundary>
      </div>
      <SpotRefresh />
    </>
  );
}

function Prices() {
  const { data: spot, isError } = useQuery(spotQuery());
  if (!spot) return <NoPrices />;
  return (
    <>
      <dl className="spot-rail-tiles">
        {spotMetals.map((metal) => (
          <SpotTile key={metal} metal={metal} quote={spot.quotes[metal]} />
        ))}
      </dl>
      <QuoteNote spot={spot} failed={isError} />
    </>
  );
}

function NoPrices() {
  return <p className="spot-rail-note">Spot prices are not available right now.</p>;
}

/** The age of the prices, in words. */
function QuoteNote({ spot, failed }: { spot: Spot; failed: boolean }) {
  const { live } = useLiveUpdates();
  const late = lateWords({ ...spot, stale: spot.stale || failed });
  const state = late ?? (live ? 'Live prices' : 'Prices paused');
  return (
    <p className="spot-rail-note" data-late={late && ''}>
      {state}, <time dateTime={spot.time}>{marketTime(spot.time)}</time>
    </p>
  );
}
