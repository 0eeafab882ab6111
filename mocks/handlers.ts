import { operations, type OperationId } from '#generated/operations.ts';
import type { HttpHandler } from 'msw';

import type { FaultOf } from './call.ts';
import { account } from './handlers/account.ts';
import { addresses } from './handlers/addresses.ts';
import { alerts } from './handlers/alerts.ts';
import { analytics } from './handlers/analytics.ts';
import { articles } from './handlers/articles.ts';
import { cancellation } from './handlers/cancellation.ts';
import { cart } from './handlers/cart.ts';
import { catalog } from './handlers/catalog.ts';
import { listing } from './handlers/catalog-listing.ts';
import { checkout } from './handlers/checkout.ts';
import { checkoutSession } from './handlers/checkout-session.ts';
import { content } from './handlers/content.ts';
import { coupons } from './handlers/coupons.ts';
import { credentials } from './handlers/credentials.ts';
import { holdings } from './handlers/holdings.ts';
import { menu } from './handlers/menu.ts';
import { notifications } from './handlers/notifications.ts';
import { orderPlacement } from './handlers/order-placement.ts';
import { orders } from './handlers/orders.ts';
import { payment } from './handlers/payment.ts';
import { portfolio } from './handlers/portfolio.ts';
import { predictions } from './handlers/predictions.ts';
import { preferences } from './handlers/preferences.ts';
import { reviews } from './handlers/reviews.ts';
import { salesOrders } from './handlers/sales-orders.ts';
import { search } from './handlers/search.ts';
import { sell } from './handlers/sell.ts';
import { session } from './handlers/session.ts';
import { spot } from './handlers/spot.ts';
import { watchlist } from './handlers/watchlist.ts';
import { operation } from './operation.ts';
import { problem } from './problem.ts';

/** Who answers what: one object of resolvers for each feature. */
const resolvers = {
  ...spot,
  ...catalog,
  ...listing,
  ...menu,
  ...search,
  ...reviews,
  ...cart,
  ...watchlist,
  ...alerts,
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
  ...notifications,
  ...orders,
  ...cancellation,
  ...salesOrders,
  ...sell,
  ...portfolio,
  ...holdings,
  ...predictions,
  ...content,
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
