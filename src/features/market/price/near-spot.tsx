import { Link } from 'react-router';

import type { SpotMetal } from '#api/spot/spot.ts';
import { Near } from '#commerce/page/near.tsx';

import './near-spot.css';

export const NEAR_SPOT_HEADING = 'near-spot-heading';

const loadList = async () => (await import('./near-list.tsx')).NearList;

/**
 * The products of a metal that cost the least over spot. Its page is kept for everybody and they are
 * not, so the browser asks for them; a link leads to a page of their own.
 */
export function NearSpot({ metal }: { metal: SpotMetal }) {
  return (
    <section className="section stack">
      <div className="near-spot-head">
        <h2 id={NEAR_SPOT_HEADING} tabIndex={-1}>
          Closest to spot
        </h2>
        <Link to={`/${metal}/${metal}-at-spot`}>All {metal} close to spot</Link>
      </div>
      <div className="near-spot-room">
        <Near load={loadList} metal={metal} headingId={NEAR_SPOT_HEADING} />
      </div>
    </section>
  );
}
