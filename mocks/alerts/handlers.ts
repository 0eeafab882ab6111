import type { Call, Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { type Shop, shopOf } from '../backend/shop.ts';
import { type Wire, centsFrom, isoTime } from '../backend/wire.ts';
import { findProduct } from '../catalog/find-product.ts';
import { isForSale, unitCentsOf } from '../pricing/offer.ts';
import type { StoredAlert } from './table.ts';

type Condition = Wire<'AlertCondition'>;

/** §7 Alerts about a price or about stock. */
export const alerts = {
  getAlerts: (call) => {
    const shop = shopOf(call);
    const mine = call.visitor.tables.alerts.all.filter(
      ({ customerId }) => customerId === call.customerId,
    );
    return { data: mine.toReversed().map((alert) => alertShape(alert, shop)) };
  },

  addAlert: (call) => {
    const { alerts } = call.visitor.tables;
    const { condition } = call.body;
    const emailId = addressOf(call);
    const shop = shopOf(call);
    if (condition.kind !== 'spot') findProduct(condition.productId, shop);
    const isKnown = alerts.all.some(
      (alert) =>
        alert.emailId === emailId &&
        sameCondition(alert.condition, condition) &&
        !isMet(condition, shop),
    );
    if (isKnown)
      throw problem(409, 'You have this alert already. We will write as soon as it is time.');
    const alert: StoredAlert = {
      alertId: alerts.nextId,
      emailId,
      condition,
      createdAt: call.now,
      ...(call.customerId && { customerId: call.customerId }),
    };
    alerts.nextId += 1;
    alerts.all.push(alert);
    return { data: alertShape(alert, shop) };
  },

  deleteAlert: ({ visitor, customerId, query }) => {
    const { alerts } = visitor.tables;
    const found = alerts.all.find(
      (alert) => alert.alertId === query.alertId && alert.customerId === customerId,
    );
    if (!found) throw problem(404, 'There is no such alert.');
    alerts.all = alerts.all.filter((alert) => alert !== found);
    return { data: { success: true, message: 'The alert was removed.' } };
  },
} satisfies Partial<Resolvers>;

function addressOf({ visitor, customerId, body }: Call<'addAlert'>): string {
  const own = customerId && visitor.tables.customers.get(customerId)?.emailId;
  const emailId = body.emailId ?? own;
  if (emailId) return emailId;
  throw problem(400, 'Tell us where to write.', {
    errors: [{ field: 'emailId', in: 'body', message: 'is required without an account' }],
  });
}

function sameCondition(one: Condition, other: Condition): boolean {
  if (one.kind === 'spot') {
    return (
      other.kind === 'spot' &&
      one.metal === other.metal &&
      one.direction === other.direction &&
      one.targetSpot === other.targetSpot
    );
  }
  if (one.kind === 'price') {
    return (
      other.kind === 'price' &&
      one.productId === other.productId &&
      one.targetPrice === other.targetPrice
    );
  }
  return (
    other.kind === 'stock' && one.productId === other.productId && one.quantity === other.quantity
  );
}

/** Whether the condition of an alert is met at this moment. */
function isMet(condition: Condition, shop: Shop): boolean {
  if (condition.kind === 'spot') {
    const target = centsFrom(condition.targetSpot);
    const ask = shop.spot[condition.metal];
    return condition.direction === 'above' ? ask > target : ask < target;
  }
  const product = shop.catalog.byId.get(condition.productId);
  if (!product) return false;
  if (condition.kind === 'price') {
    return unitCentsOf(product, shop) <= centsFrom(condition.targetPrice);
  }
  return product.stocks.some((stock) => isForSale(stock) && stock.quantity >= condition.quantity);
}

function alertShape(alert: StoredAlert, shop: Shop): Wire<'Alert'> {
  const { condition } = alert;
  const product =
    condition.kind === 'spot' ? undefined : shop.catalog.byId.get(condition.productId);
  return {
    alertId: alert.alertId,
    condition,
    emailId: alert.emailId,
    createdAt: isoTime(alert.createdAt),
    ...(isMet(condition, shop) && { triggeredAt: isoTime(shop.now) }),
    ...(product && { productName: product.name, productNameWithHypen: product.slug }),
  };
}
