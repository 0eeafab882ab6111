import type { Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import type { Shop } from '../backend/shop.ts';
import { type Wire, isoTime } from '../backend/wire.ts';
import { checkCondition, productOf, sameCondition } from './condition.ts';
import { addAlert, type StoredAlert } from './table.ts';
import { writeAlerts } from './write-alerts.ts';

/** §7 A customer's alerts about a price or about stock. */
export const alerts = {
  getAlerts: (call) => {
    const shop = writeAlerts(call);
    const mine = call.visitor.tables.alerts.all.filter(
      ({ customerId }) => customerId === call.customerId,
    );
    return { data: mine.toReversed().map((alert) => alertShape(alert, shop)) };
  },

  addAlert: (call) => {
    const { visitor, customerId = '', now } = call;
    const { alerts, customers } = visitor.tables;
    const { condition } = call.body;
    checkCondition(condition, writeAlerts(call));
    const isKnown = alerts.all.some(
      (alert) =>
        alert.customerId === customerId &&
        alert.status === 'Waiting' &&
        sameCondition(alert.condition, condition),
    );
    if (isKnown)
      throw problem(409, 'You have this alert already. We will write as soon as it is time.');
    const alert = addAlert(alerts, {
      emailId: customers.get(customerId)?.emailId ?? '',
      condition,
      createdAt: now,
      status: 'Waiting',
      customerId,
    });
    return { data: alertShape(alert, writeAlerts(call)) };
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

function alertShape(alert: StoredAlert, shop: Shop): Wire<'Alert'> {
  const { alertId, condition, emailId, createdAt, triggeredAt } = alert;
  return {
    alertId,
    condition,
    emailId,
    createdAt: isoTime(createdAt),
    ...(triggeredAt && { triggeredAt: isoTime(triggeredAt) }),
    ...productOf(condition, shop),
  };
}
