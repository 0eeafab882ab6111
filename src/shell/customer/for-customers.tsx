import { Catch } from '#ui/frame/boundary.tsx';

import { CustomerCorner } from './customer-corner.tsx';
import { CustomerTile } from './customer-tile.tsx';
import { PlainCorner } from './plain-corner.tsx';
import { PORTFOLIO_FROM_HEADER } from './portfolio-address.ts';

/** The parts of the header for signed-in customers, which are fetched together. */
export function Corner() {
  return (
    <Catch instead={<PlainCorner />}>
      <CustomerCorner />
    </Catch>
  );
}

export function Tile() {
  return (
    <Catch
      instead={
        <a href={PORTFOLIO_FROM_HEADER} className="portfolio-tile">
          Manage Portfolio
        </a>
      }
    >
      <CustomerTile />
    </Catch>
  );
}
