import type { Metal } from '#api/spot/metal-spot.ts';
import { Part } from '#commerce/page/part.tsx';

import { DEALERS_HEADING, Dealers } from './dealers.tsx';
import { MELT_HEADING, Melt } from './melt.tsx';
import { NEAR_SPOT_HEADING, NearSpot } from './near-spot.tsx';

/** What else is worth knowing of a metal's price, below its chart. */
export function PriceParts({ metal, day }: { metal: Metal; day: string }) {
  return (
    <>
      <Part name="The prices of other dealers" headingId={DEALERS_HEADING}>
        <Dealers metal={metal} day={day} />
      </Part>
      {metal === 'copper' ? null : (
        <>
          <Part name="The list of products close to spot" headingId={NEAR_SPOT_HEADING}>
            <NearSpot metal={metal} />
          </Part>
          <Part name="The melt values" headingId={MELT_HEADING}>
            <Melt metal={metal} />
          </Part>
        </>
      )}
    </>
  );
}
