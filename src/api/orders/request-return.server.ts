import { createQueryClient } from '#api/cache/query-client.ts';
import { answerOf, api } from '#api/client.server.ts';

import {
  returnsQuery,
  type OrderReturns,
  type ReturnableLine,
  type ReturnReason,
  type ReturnType,
} from './returns.ts';

/** A return to be asked for. `photos` are paths of the customer's own uploads. */
export type NewReturn = {
  invoice: string;
  type: ReturnType;
  reason: ReturnReason;
  comments: string;
  lines: { line: Pick<ReturnableLine, 'productId' | 'size'>; quantity: number }[];
  photos: string[];
};

/** Asks for a return, once for each key. Resolves to its number. Throws ApiFailure. */
export async function requestReturn(key: string, wish: NewReturn): Promise<string> {
  const { invoice, type, reason, comments, photos } = wish;
  const products = wish.lines.map(({ line: { productId, size }, quantity }) => ({
    productId,
    quantity,
    ...(size && { size }),
  }));
  const { data } = await answerOf(
    api.POST('/api/CustomerOrder/RequestReturn', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        invoice,
        returnType: type,
        reason,
        ...(comments && { comments }),
        products,
        ...(photos.length > 0 && { photos }),
      },
    }),
  );
  return data.returnNumber;
}

/** The returns of an order at this moment. Throws ApiFailure. */
export function readReturns(invoice: string): Promise<OrderReturns> {
  return createQueryClient().query(returnsQuery(invoice));
}
