import { operations, type OperationId } from '#generated/operations.ts';
import type { HttpHandler } from 'msw';

import { account } from './account/handlers.ts';
import { addresses } from './addresses/handlers.ts';
import { alerts } from './alerts/handlers.ts';
import { guestAlerts } from './alerts/guest-handlers.ts';
import { analytics } from './analytics/handlers.ts';
import type { FaultOf } from './backend/call.ts';
import { operation } from './backend/operation.ts';
import { problem } from './backend/problem.ts';
import { budget } from './budget/handlers.ts';
import { cart } from './cart/handlers.ts';
import { catalog } from './catalog/handlers.ts';
import { listing } from './catalog/listing/handlers.ts';
import { menu } from './catalog/menu/handlers.ts';
import { checkout } from './checkout/handlers.ts';
import { payment } from './checkout/payment/handlers.ts';
import { orderPlacement } from './checkout/placement/handlers.ts';
import { checkoutSession } from './checkout/session-handlers.ts';
import { articles } from './content/article-handlers.ts';
import { content } from './content/handlers.ts';
import { sitemap } from './content/sitemap-handlers.ts';
import { coupons } from './coupons/handlers.ts';
import { newsletter } from './newsletter/handlers.ts';
import { notifications } from './notifications/handlers.ts';
import { cancellation } from './orders/cancellation-handlers.ts';
import { orders } from './orders/handlers.ts';
import { returns } from './orders/returns/handlers.ts';
import { picks } from './picks/handlers.ts';
import { portfolio } from './portfolio/handlers.ts';
import { holdings } from './portfolio/holdings/handlers.ts';
import { transactions } from './portfolio/holdings/transactions-handlers.ts';
import { predictions } from './portfolio/predictions/handlers.ts';
import { taxReport } from './portfolio/tax-report/handlers.ts';
import { preferences } from './preferences/handlers.ts';
import { reviews } from './reviews/handlers.ts';
import { search } from './search/handlers.ts';
import { bids } from './sell/bid-handlers.ts';
import { guestSales } from './sell/guest-handlers.ts';
import { sell } from './sell/handlers.ts';
import { salePhotos } from './sell/photos.ts';
import { salesOrders } from './sell/sales-order-handlers.ts';
import { credentials } from './session/credential-handlers.ts';
import { session } from './session/handlers.ts';
import { spot } from './spot/handlers.ts';
import { watchlist } from './watchlist/handlers.ts';

/** The resolver of every operation, from one object for each noun. */
const resolvers = {
  ...spot,
  ...catalog,
  ...picks,
  ...listing,
  ...menu,
  ...search,
  ...budget,
  ...reviews,
  ...cart,
  ...watchlist,
  ...alerts,
  ...guestAlerts,
  ...coupons,
  ...checkout,
  ...checkoutSession,
  ...payment,
  ...orderPlacement,
  ...analytics,
  ...session,
  ...credentials,
  ...account,
  ...addresses,
  ...preferences,
  ...newsletter,
  ...notifications,
  ...orders,
  ...cancellation,
  ...returns,
  ...salesOrders,
  ...bids,
  ...sell,
  ...salePhotos,
  ...guestSales,
  ...portfolio,
  ...holdings,
  ...transactions,
  ...predictions,
  ...taxReport,
  ...content,
  ...sitemap,
  ...articles,
};

/** A handler for every operation of the contract. */
export const handlers = handlersOf<FaultOf<typeof resolvers>>(resolvers);

/** Does not compile while an operation has a fault; the message names that operation alone. */
function handlersOf<_Fault extends never>(
  known: Partial<Record<OperationId, unknown>>,
): HttpHandler[] {
  return (Object.keys(operations) as OperationId[]).map((id) => {
    const missing = () => problem(501, `The mock backend has no resolver for ${id} yet.`);
    return operation(id, (known[id] ?? missing) as never);
  });
}
