import { type Shop, shopOf } from '../backend/shop.ts';
import type { Visitor } from '../backend/visitor.ts';
import { isMet, nameOf, pageOf } from './condition.ts';

/**
 * Writes the message of each waiting alert whose condition is met; then the alert rests. The mock
 * judges when alerts or the outbox are read: nothing runs in it by itself.
 */
export function writeAlerts(call: { visitor: Visitor; now: number }): Shop {
  const { alerts, outbox } = call.visitor.tables;
  const shop = shopOf(call);
  for (const alert of alerts.all) {
    const { condition, status, emailId } = alert;
    if (status !== 'Waiting' || !isMet(condition, shop)) continue;
    alert.status = 'Sent';
    alert.triggeredAt = shop.now;
    const subject = `Your alert: ${nameOf(condition, shop)}`;
    outbox.push({ to: emailId, subject, href: pageOf(condition, shop) });
  }
  return shop;
}
