import type { Wire } from '../backend/wire.ts';

/** An alert of a customer, or of a guest, who has no `customerId` and starts it with a link. */
export type StoredAlert = {
  alertId: number;
  customerId?: string;
  emailId: string;
  condition: Wire<'AlertCondition'>;
  createdAt: number;
  /** The message is written only while it is `Waiting`. */
  status: Wire<'GuestAlert'>['status'];
  /** When the message was written, in ms since the epoch. */
  triggeredAt?: number;
};

export type Alerts = {
  all: StoredAlert[];
  nextId: number;
  /** By the token of the link that was sent to a guest; a second link is about the same alert. */
  byToken: Map<string, StoredAlert>;
};

/** Adds an alert under the next number. */
export function addAlert(alerts: Alerts, alert: Omit<StoredAlert, 'alertId'>): StoredAlert {
  const added = { alertId: alerts.nextId, ...alert };
  alerts.nextId += 1;
  alerts.all.push(added);
  return added;
}

const DAY = 86_400_000;

/**
 * The collector has one alert: silver below a price. No e-mail leaves the mock, so tokens are easy
 * to guess on purpose: the first link of a visit has the token `alert-1`, the next `alert-2`. One
 * link is seeded.
 */
export function seedAlerts(now: number): Alerts {
  const created = { createdAt: now - 2 * DAY };
  const ofGuest: StoredAlert = {
    alertId: 209,
    emailId: 'reader@example.com',
    condition: { kind: 'stock', productId: 193_711, quantity: 1 },
    status: 'Requested',
    ...created,
  };
  const ofCollector: StoredAlert = {
    alertId: 210,
    customerId: 'BPM-20417',
    emailId: 'clara.whitfield@example.com',
    condition: { kind: 'spot', metal: 'silver', direction: 'below', targetSpot: 45 },
    status: 'Waiting',
    ...created,
  };
  return {
    all: [ofGuest, ofCollector],
    nextId: 211,
    byToken: new Map([['7d20c94e1b5a', ofGuest]]),
  };
}
