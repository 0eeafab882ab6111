import { CustomerCorner } from './customer-corner.tsx';
import { CustomerTile } from './customer-tile.tsx';

/** The parts of the header that are fetched together for signed-in customers. */
export const forCustomers = { Corner: CustomerCorner, Tile: CustomerTile };
