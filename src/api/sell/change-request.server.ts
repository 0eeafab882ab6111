import { answerOf, api } from '#api/client.server.ts';
import type { SellOrderUpdate } from '#generated/models/sellOrderUpdate.ts';

/**
 * §7 Answers a quote, cancels a request or adds its parcel. A 409 says that the quote has run out, or
 * that the request has moved on.
 */
export async function changeRequest(change: SellOrderUpdate): Promise<void> {
  await answerOf(api.PUT('/api/Customer/UpdateSellToBoldOrders', { body: change }));
}
