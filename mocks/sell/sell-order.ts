import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { businessDaysLater } from '../market/business-days.ts';
import { isoDate } from '../orders/order.ts';
import { totalQuoteCents } from './quote.ts';
import type { SaleRequest, SalesOrder } from './table.ts';

/** A sell-to-us request with its quote and its sale. */
export function sellOrder(request: SaleRequest): Wire<'SellOrder'> {
  const { validUntil, payoutMethod, carrierCode, trackingNo, customerInvoice } = request;
  const total = totalQuoteCents(request);
  return {
    referenceNumber: request.referenceNumber,
    status: request.status,
    createdOn: isoTime(request.createdAt),
    items: request.items.map(({ quotedCents, ...item }) => ({
      ...item,
      ...(quotedCents !== undefined && { quotedPrice: dollars(quotedCents) }),
    })),
    ...(total > 0 && { totalQuote: dollars(total) }),
    ...(validUntil !== undefined && { quoteValidUntil: isoTime(validUntil) }),
    ...(payoutMethod && { payoutMethod }),
    ...(carrierCode && { carrierCode }),
    ...(trackingNo && { trackingNo }),
    ...(customerInvoice && { customerInvoice }),
    isFromPortfolio: request.isFromPortfolio,
  };
}

/** The binding sale that an accepted quote turns into at `now` (ms). */
export function salesOrderFrom(
  request: SaleRequest,
  now: number,
  { byId }: Pick<Catalog, 'byId'>,
): SalesOrder {
  const { payoutMethod = 'check', customerId = '', customerInvoice = '' } = request;
  return {
    customerId,
    customerInvoice,
    orderDate: isoTime(now),
    status: 'Locked',
    totalAmount: dollars(totalQuoteCents(request)),
    referenceNumber: request.referenceNumber,
    payoutMethod,
    // The trade expects the parcel on its way the next business day.
    shipByDate: isoDate(businessDaysLater(now, 1)),
    products: request.items.flatMap(({ quotedCents, productId, productName, metal, quantity }) => {
      if (quotedCents === undefined) return [];
      const product = productId === undefined ? undefined : byId.get(productId);
      return [
        {
          ...(productId !== undefined && { productId }),
          productName,
          metal,
          ...(product && { ounces: product.ounces }),
          quantity,
          price: dollars(quotedCents),
          totalPrice: dollars(quotedCents * quantity),
        },
      ];
    }),
  };
}
