import { operations, type OperationId } from '#generated/operations.ts';
import type { HttpHandler } from 'msw';

import type { Resolvers } from './call.ts';
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

/** Who answers what: one object of resolvers for each feature. */
const resolvers: Resolvers = {
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

/** A handler for every operation of the contract; one without a resolver does not compile. */
export const handlers: HttpHandler[] = (Object.keys(operations) as OperationId[]).map((id) =>
  operation(id, resolvers[id] as never),
);
