import type { CheckoutSettings } from '#api/checkout/checkout-calls.server.ts';

import type { StepData } from '../open-checkout.server.ts';
import type { OrderFingerprint } from './reviewed-order.server.ts';

export type ReviewData = StepData & {
  /** The key for placing this checkout's order. */
  key: string;
  /** Short hashes of what is reviewed, by the names of the form's fields. */
  reviewed: OrderFingerprint;
  settings: CheckoutSettings;
};
