import { Catch } from '#ui/frame/boundary.tsx';

import { CustomerCorner } from './customer-corner.tsx';
import { CustomerTile } from './customer-tile.tsx';
import { PlainCorner } from './plain-corner.tsx';
import { PORTFOLIO_FROM_HEADER } from './portfolio-address.ts';

/** The parts of the header that are fetched together for signed-in customers. */
export const forCustomers = { Corner, Tile };

function Corner() {
  return (
    <Catch instead={<PlainCorner />}>
      <CustomerCorner />
    </Catch>
  );
}

function Tile() {
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
