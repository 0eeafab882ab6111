import type { Wire } from '../backend/wire.ts';

/** A stored alert. Guests give an e-mail address, customers have one in their account. */
export type StoredAlert = {
  alertId: number;
  customerId?: string;
  emailId: string;
  condition: Wire<'AlertCondition'>;
  createdAt: number;
};

export type Alerts = { all: StoredAlert[]; nextId: number };

const DAY = 86_400_000;

/** The collector has one alert: silver below a price. */
export function seedAlerts(now: number): Alerts {
  const alert: StoredAlert = {
    alertId: 210,
    customerId: 'BPM-20417',
    emailId: 'clara.whitfield@example.com',
    condition: { kind: 'spot', metal: 'silver', direction: 'below', targetSpot: 45 },
    createdAt: now - 2 * DAY,
  };
  return { all: [alert], nextId: 211 };
}
