import { redirect } from 'react-router';

import { createQueryClient } from '#api/cache/query-client.ts';
import { cancelOrder } from '#api/orders/cancellation-calls.server.ts';
import { orderQuery, type Order } from '#api/orders/order.ts';
import { answered, fieldsOf, refusal, valuesOf, type Answer } from '#commerce/form/answer.ts';
import { isKey } from '#commerce/form/form-key.ts';

import { orderHref } from '../order-path.ts';
import { CANCEL_FORM, LONGEST_REASON, REASON_FIELDS, reasonIn } from './cancel-form-fields.ts';
import { cancelledWords, tooLateWords } from './cancel-words.ts';

const RISEN =
  'Cancelling costs more than it did a moment ago. Nothing was cancelled: please look at the new estimate.';

/**
 * Cancels an order for the charges that its form names. A lost answer and a press in another tab are
 * judged by the order itself: if it is cancelled, nothing has failed. Without JavaScript the order
 * itself tells how it ended.
 */
export async function cancelByForm(data: FormData, invoice: string): Promise<Answer> {
  const field = fieldsOf(data);
  const key = field('key');
  const accepted = field('accepted');
  if (!isKey(key) || !/^\d{1,9}$/.test(accepted)) {
    return refusal(CANCEL_FORM, 'The store does not know this form. Nothing was cancelled.');
  }
  const values = valuesOf(field, REASON_FIELDS);
  const wrong = {
    words:
      values.words.length > LONGEST_REASON
        ? `Write at most ${LONGEST_REASON} characters.`
        : undefined,
  };
  const reason = reasonIn(field);
  const asked = { form: CANCEL_FORM, noun: 'order', values, wrong };
  const answer = await answered(asked, async () => {
    const order = await cancelOrder(key, { invoice, acceptedCents: Number(accepted), reason });
    return { says: cancelledWords(order) };
  });
  const settled = await settledBy(invoice, answer);
  if (settled.kind === 'saved' && field('script') !== 'yes')
    throw redirect(orderHref(invoice), 303);
  return settled;
}

/** The answer, unless the order has been cancelled all the same or can be cancelled no more. */
async function settledBy(invoice: string, answer: Answer): Promise<Answer> {
  const isConflict = answer.kind === 'refused' && answer.status === 409;
  if (!isConflict && answer.kind !== 'failed') return answer;
  const order = await orderNow(invoice);
  if (order?.status === 'Cancelled') {
    return { kind: 'saved', form: CANCEL_FORM, says: cancelledWords(order) };
  }
  if (!isConflict || !order) return answer;
  return { ...answer, says: order.isCancellable ? RISEN : tooLateWords(order) };
}

function orderNow(invoice: string): Promise<Order | undefined> {
  return createQueryClient()
    .query(orderQuery(invoice))
    .catch(() => undefined);
}
