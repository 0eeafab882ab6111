import { answerOf, api } from '#api/client.server.ts';
import type { SellItem } from '#generated/models/sellItem.ts';
import type { SellRequest } from '#generated/models/sellRequest.ts';

import type { SaleItem } from './sale-item.ts';

/** A request to buy metal, with whom to answer. */
export type NewSaleRequest = {
  /** Left out by guests. */
  customerId?: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Ten digits. */
  mobile: string;
  items: readonly SaleItem[];
  isFromPortfolio: boolean;
};

/** The number of a request, such as "SELL-4471", and when it arrived, ISO 8601. */
export type Receipt = { number: string; sentAt: string };

/**
 * §7 AddSellToBoldRequests. Sends a request, once for each key. Nothing is binding until a quote is
 * accepted.
 */
export async function sendRequest(key: string, request: NewSaleRequest): Promise<Receipt> {
  const body: SellRequest = {
    ...(request.customerId && { customerId: request.customerId }),
    firstName: request.firstName,
    lastName: request.lastName,
    emailId: request.email,
    mobNo: request.mobile,
    items: request.items.map(sentItem),
    isFromPortfolio: request.isFromPortfolio,
  };
  const params = { header: { 'Idempotency-Key': key } };
  const { data } = await answerOf(api.POST('/api/Customer/SellToBoldRequests', { params, body }));
  return { number: data.referenceNumber, sentAt: data.createdOn };
}

/** An item as the API takes it. */
export function sentItem(item: SaleItem): SellItem {
  const { metal, productId, name, ounces, quantity, conditions, note, photoTokens } = item;
  return {
    metal,
    productName: name,
    quantity,
    conditions: [...conditions],
    ...(productId !== undefined && { productId }),
    ...(ounces !== undefined && { ounces }),
    ...(note && { conditionNote: note }),
    ...(photoTokens && { photoTokens: [...photoTokens] }),
  };
}
