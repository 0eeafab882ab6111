import type { CarrierCode } from '#api/orders/order-history.ts';
import type { SaleUpdate } from '#api/sell/change-request.server.ts';
import type { PayoutMethod } from '#api/sell/sale-requests.ts';
import { sentItem } from '#api/sell/send-request.server.ts';
import { answered, fieldsOf, valuesOf, type Answer } from '#commerce/form/answer.ts';
import type { ApiError } from '#lib/api-error.ts';

import { blamedItem, itemsByForm } from '../request/items-by-form.server.ts';
import { FORM, itemWords, saleItemOf, type TypedItem } from '../request-fields.ts';
import {
  ACCEPT,
  ACCEPT_FIELDS,
  acceptWords,
  CANCEL,
  DECLINE,
  ITEMS,
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

type Change = (update: SaleUpdate) => Promise<void>;
type CheckItems = (items: readonly TypedItem[]) => Promise<Record<string, string>>;

/** Whether the request itself has changed, or only the form with its items. */
export type Changed = { isChanged?: boolean };

/**
 * Carries out one of the forms of a request, or returns the problems with the typed values. `change`
 * makes the call: as a customer, or by a mailed link. `checkItems` finds what is wrong with the items of
 * this request beyond their fields.
 */
export function changeByForm(
  data: FormData,
  change: Change,
  checkItems?: CheckItems,
): Promise<Answer<Changed>> {
  const field = fieldsOf(data);
  const form = field('form');
  if (form === ITEMS) return changeItems(data, change, checkItems);
  const { values, wrong, update } = readUpdate(form, field);
  return answered({ form, noun: 'request', values, wrong }, async () => {
    await change(update);
    return { says: SAYS[form] ?? 'Your request is changed.', isChanged: true };
  });
}

/** The same for the form with the items, all of whose buttons are answered here. */
async function changeItems(
  data: FormData,
  change: Change,
  checkItems: CheckItems = () => Promise.resolve({}),
): Promise<Answer<Changed>> {
  const { items, values, wrong, problems, says } = await itemsByForm(data);
  if (fieldsOf(data)('intent') !== 'save') {
    if (problems.length > 0) return { kind: 'refused', form: FORM, problems, values, status: 400 };
    return { kind: 'saved', form: FORM, values, ...(says && { says }) };
  }
  const none = { 'add-name': 'Add an item, or cancel the request.' };
  const asked = {
    form: FORM,
    noun: 'request',
    values,
    wrong: { ...(items.length === 0 && none), ...wrong, ...itemWords(items) },
    blame: ({ fields }: ApiError & { kind: 'refused' }) =>
      Object.fromEntries(fields.map(({ field, message }) => blamedItem(field, message))),
  };
  const checked = await answered(asked, async () => ({ excess: await checkItems(items) }));
  if (checked.kind !== 'saved') return checked;
  return answered({ ...asked, wrong: checked.excess }, async () => {
    await change({ items: items.map((item) => sentItem(saleItemOf(item))) });
    return { says: 'Your items are changed.', isChanged: true };
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
