import { done, notTooOften } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import type { Shop } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { checkCondition, nameOf, productOf, sameCondition } from './condition.ts';
import { addAlert, type Alerts, type StoredAlert } from './table.ts';
import { writeAlerts } from './write-alerts.ts';

/** Being told without an account, after a link has proved the address. `often@…` asks too often. */
export const guestAlerts = {
  requestAlert: (call) => {
    const { emailId, condition } = call.body;
    notTooOften(emailId);
    const shop = writeAlerts(call);
    checkCondition(condition, shop);
    const { alerts, outbox } = call.visitor.tables;
    const to = emailId.trim().toLowerCase();
    const created = { emailId: to, condition, createdAt: call.now, status: 'Requested' } as const;
    const alert = known(alerts, to, condition) ?? addAlert(alerts, created);
    const token = `alert-${alerts.byToken.size}`;
    alerts.byToken.set(token, alert);
    outbox.push({
      to,
      subject: `Tell me about ${nameOf(condition, shop)}`,
      href: `/alert?token=${token}`,
    });
    return done('A link is on its way to this address.');
  },

  getAlertByToken: (call) => {
    const shop = writeAlerts(call);
    return { data: alertShape(findAlert(call, call.query.token), shop) };
  },

  verifyAlert: (call) => changed(call, 'Waiting'),

  cancelAlert: (call) => changed(call, 'Cancelled'),
} satisfies Partial<Resolvers>;

type LinkCall = Call<'verifyAlert'> | Call<'cancelAlert'>;

function known({ all }: Alerts, to: string, condition: StoredAlert['condition']) {
  return all.find(
    (alert) =>
      !alert.customerId && alert.emailId === to && sameCondition(alert.condition, condition),
  );
}

function changed(call: LinkCall, status: StoredAlert['status']) {
  const alert = findAlert(call, call.body.token);
  alert.status = status;
  return { data: alertShape(alert, writeAlerts(call)) };
}

function alertShape({ condition, emailId, status }: StoredAlert, shop: Shop): Wire<'GuestAlert'> {
  return { condition, emailId, status, ...productOf(condition, shop) };
}

function findAlert({ visitor }: Pick<LinkCall, 'visitor'>, token: string): StoredAlert {
  const alert = visitor.tables.alerts.byToken.get(token);
  if (!alert) throw problem(404, 'This link is not known.');
  return alert;
}
