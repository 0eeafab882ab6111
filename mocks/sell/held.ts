import { wrongField } from '../account/picture.ts';
import type { Call } from '../backend/call.ts';
import type { Wire } from '../backend/wire.ts';
import { heldBy } from '../portfolio/holdings/table.ts';
import { lotsOf, unitsOf } from '../portfolio/lots.ts';
import { statusOf } from './progress.ts';

type Offer = {
  customerId?: string | undefined;
  isFromPortfolio: boolean;
  referenceNumber?: string;
};
type AnyCall = Pick<Call<'updateSellToBoldOrders'>, 'visitor' | 'now'>;

/** The states in which a request takes nothing from a portfolio, or has taken it for good. */
const ENDED: ReadonlySet<Wire<'SellStatus'>> = new Set(['Declined', 'Cancelled', 'Paid']);

/**
 * 400 when a request from the portfolio offers more of a product than its customer holds and has not
 * offered in another open request. A product that the portfolio has never had is not counted.
 */
export function refuseExcess(
  items: readonly Wire<'SellItem'>[],
  offer: Offer,
  { visitor, now }: AnyCall,
): void {
  const { customerId, isFromPortfolio, referenceNumber } = offer;
  if (!isFromPortfolio || customerId === undefined) return;
  const { holdings, sales } = visitor.tables;
  const others = sales.requests.filter(
    (request) =>
      request.customerId === customerId &&
      request.isFromPortfolio &&
      request.referenceNumber !== referenceNumber &&
      !ENDED.has(statusOf(request)),
  );
  const products = Map.groupBy(heldBy(holdings, customerId, now), ({ productId }) => productId);
  for (const [index, { productId }] of items.entries()) {
    const trades = productId === undefined ? undefined : products.get(productId);
    if (productId === undefined || !trades) continue;
    const offered = offeredOf(productId, [...others.flatMap((other) => other.items), ...items]);
    if (offered > unitsOf(lotsOf(trades).open)) {
      throw wrongField(`items.${index}.quantity`, 'body', 'is more than is held and not offered');
    }
  }
}

function offeredOf(
  productId: number,
  items: readonly Pick<Wire<'SellItem'>, 'productId' | 'quantity'>[],
): number {
  return items
    .filter((item) => item.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
