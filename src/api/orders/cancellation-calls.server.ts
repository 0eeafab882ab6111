import { answerOf, api } from '#api/client.server.ts';

import { orderIn, type Order } from './order.ts';

/** A wish to cancel an order. `acceptedCents` are the charges that the customer agreed to. */
export type Cancellation = { invoice: string; acceptedCents: number; reason: string };

/**
 * Cancels an order, once for each key, and returns it. Throws ApiFailure: 409 if the charges have
 * risen, or if it can no longer be cancelled.
 */
export async function cancelOrder(
  key: string,
  { invoice, acceptedCents, reason }: Cancellation,
): Promise<Order> {
  const answer = await answerOf(
    api.POST('/api/CustomerOrder/CancelOrder', {
      params: { header: { 'Idempotency-Key': key } },
      body: { invoice, acceptedCharges: acceptedCents / 100, ...(reason && { reason }) },
    }),
  );
  return orderIn(answer);
}
