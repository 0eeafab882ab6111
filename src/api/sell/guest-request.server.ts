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

/** Mails the link again. The answer is the same whether there is such a request or not. */
export async function sendLink(referenceNumber: string, emailId: string): Promise<void> {
  const body = { referenceNumber, emailId };
  await answerOf(api.POST('/api/Customer/SendSellToBoldRequestLink', { body }));
}
