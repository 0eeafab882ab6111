import { answerOf, api } from '#api/client.server.ts';
import type { SellOrderUpdate } from '#generated/models/sellOrderUpdate.ts';

/** What a seller may change of a request. */
export type SaleUpdate = Omit<SellOrderUpdate, 'referenceNumber'>;

/**
 * §7 Answers a quote, cancels a request or adds its parcel. A 409 says that the quote has run out, or
 * that the request has moved on.
 */
export async function changeRequest(referenceNumber: string, update: SaleUpdate): Promise<void> {
  const body = { referenceNumber, ...update };
  await answerOf(api.PUT('/api/Customer/UpdateSellToBoldOrders', { body }));
}
