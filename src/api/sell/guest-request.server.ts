import { answerOf, api } from '#api/client.server.ts';

import type { SaleUpdate } from './change-request.server.ts';
import { requestOf, type SaleRequest } from './sale-requests.ts';

/** The request of a mailed link. Throws `missing` for an unknown link. */
export async function readByLink(token: string): Promise<SaleRequest> {
  const params = { query: { token } };
  const { data } = await answerOf(api.GET('/api/Customer/SellToBoldRequestByToken', { params }));
  // Sales orders are pages of customers.
  return { ...requestOf(data), sale: undefined };
}

/** The same as `changeRequest`, for whoever has the link. */
export async function changeByLink(token: string, update: SaleUpdate): Promise<void> {
  const body = { token, ...update };
  await answerOf(api.PUT('/api/Customer/UpdateSellToBoldRequestByToken', { body }));
}

type LinkOwner = { referenceNumber: string; emailId: string };

/**
 * Mails the link again, once for each key. The answer is the same whether there is such a request or
 * not.
 */
export async function sendLink(key: string, body: LinkOwner): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  await answerOf(api.POST('/api/Customer/SendSellToBoldRequestLink', { params, body }));
}
