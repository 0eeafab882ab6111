import type { CarrierCode } from '#api/orders/order-history.ts';
import type { SaleUpdate } from '#api/sell/change-request.server.ts';
import type { PayoutMethod } from '#api/sell/sale-requests.ts';
import { answered, fieldsOf, valuesOf } from '#commerce/form/answer.ts';

import {
  ACCEPT,
  ACCEPT_FIELDS,
  acceptWords,
  CANCEL,
  DECLINE,
  PARCEL,
  PARCEL_FIELDS,
  parcelWords,
} from './request-forms.ts';

const SAYS: Record<string, string> = {
  [ACCEPT]: 'Your sale is locked in. Send your metal by the next business day.',
  [DECLINE]: 'The quote is declined. You owe us nothing.',
  [CANCEL]: 'Your request is cancelled.',
  [PARCEL]: 'Thank you. We look out for your parcel.',
};

/**
 * Carries out one of the forms of a request, or returns the problems with the typed values. `change`
 * makes the call: as a customer, or by a mailed link.
 */
export function changeByForm(data: FormData, change: (update: SaleUpdate) => Promise<void>) {
  const field = fieldsOf(data);
  const form = field('form');
  const { values, wrong, update } = readUpdate(form, field);
  return answered({ form, noun: 'request', values, wrong }, async () => {
    await change(update);
    return { says: SAYS[form] ?? 'Your request is changed.' };
  });
}

function readUpdate(form: string, field: (name: string) => string) {
  if (form === ACCEPT) {
    const values = valuesOf(field, ACCEPT_FIELDS);
    const update = {
      status: 'Accepted',
      payoutMethod: values.payout as PayoutMethod,
      // What was read: another quote, which came while it was, is not accepted by accident.
      totalQuote: Number(values.total) / 100,
    } as const;
    return { values, wrong: acceptWords(values), update };
  }
  if (form === PARCEL) {
    const values = valuesOf(field, PARCEL_FIELDS);
    const update = {
      carrierCode: values.carrier as CarrierCode,
      trackingNo: values.number.trim(),
    };
    return { values, wrong: parcelWords(values), update };
  }
  const status = form === DECLINE ? 'Declined' : 'Cancelled';
  return { values: {}, wrong: {}, update: { status } as const };
}
