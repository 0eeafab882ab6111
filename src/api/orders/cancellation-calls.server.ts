import { answerOf, api } from '#api/client.server.ts';

/** A wish to cancel an order. `acceptedCents` are the charges that the customer agreed to. */
export type Cancellation = { invoice: string; acceptedCents: number; reason: string };

/** Cancels an order, once for each key. Throws ApiFailure: 409 if the charges have risen. */
export async function cancelOrder(
  key: string,
  { invoice, acceptedCents, reason }: Cancellation,
): Promise<void> {
  await answerOf(
    api.POST('/api/CustomerOrder/CancelOrder', {
      params: { header: { 'Idempotency-Key': key } },
      body: { invoice, acceptedCharges: acceptedCents / 100, ...(reason && { reason }) },
    }),
  );
}
