import type { CarrierCode } from '#api/orders/order-history.ts';
import { changeRequest } from '#api/sell/change-request.server.ts';
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

/** Carries out one of the forms of a request, or returns the problems with the typed values. */
export function changeByForm(data: FormData, referenceNumber: string) {
  const field = fieldsOf(data);
  const form = field('form');
  const { values, wrong, change } = readChange(form, field);
  return answered({ form, noun: 'request', values, wrong }, async () => {
    await changeRequest({ referenceNumber, ...change });
    return { says: SAYS[form] ?? 'Your request is changed.' };
  });
}

function readChange(form: string, field: (name: string) => string) {
  if (form === ACCEPT) {
    const values = valuesOf(field, ACCEPT_FIELDS);
    const change = {
      status: 'Accepted',
      payoutMethod: values.payout as PayoutMethod,
      // What was read: another quote, which came while it was, is not accepted by accident.
      totalQuote: Number(values.total) / 100,
    } as const;
    return { values, wrong: acceptWords(values), change };
  }
  if (form === PARCEL) {
    const values = valuesOf(field, PARCEL_FIELDS);
    const change = {
      carrierCode: values.carrier as CarrierCode,
      trackingNo: values.number.trim(),
    };
    return { values, wrong: parcelWords(values), change };
  }
  const status = form === DECLINE ? 'Declined' : 'Cancelled';
  return { values: {}, wrong: {}, change: { status } as const };
}
