import { type Wire, dollars, isoTime } from '../backend/wire.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { businessDaysLater } from '../market/business-days.ts';
import { isoDate } from '../orders/order.ts';
import { totalQuoteCents } from './quote.ts';
import type { SaleItem, SaleRequest, SalesOrder } from './table.ts';

/** A sell-to-us request with its quote and its sale. */
export function sellOrder(request: SaleRequest): Wire<'SellOrder'> {
  const { steps, validUntil, items } = request;
  const total = totalQuoteCents(request);
  return {
    referenceNumber: request.referenceNumber,
    status: steps.at(-1)?.status ?? 'Submitted',
    createdOn: isoTime(steps[0]?.at ?? 0),
    events: steps.map(({ status, at }) => ({ status, reachedOn: isoTime(at) })),
    items: items.map(itemShape),
    ...(total > 0 && { totalQuote: dollars(total) }),
    ...(validUntil !== undefined && { quoteValidUntil: isoTime(validUntil) }),
    ...saleOf(request, total),
    isFromPortfolio: request.isFromPortfolio,
  };
}

function itemShape({ quotedCents, ...item }: SaleItem): Wire<'SellOrderItem'> {
  return { ...item, ...(quotedCents !== undefined && { quotedPrice: dollars(quotedCents) }) };
}

/** What is said of a request once its quote is accepted. */
function saleOf(request: SaleRequest, total: number): Partial<Wire<'SellOrder'>> {
  const { steps, payoutMethod, carrierCode, trackingNo, customerInvoice } = request;
  return {
    ...(payoutMethod && { payoutMethod }),
    ...(carrierCode && { carrierCode }),
    ...(trackingNo && { trackingNo }),
    ...(customerInvoice && { customerInvoice }),
    ...(steps.at(-1)?.status === 'Paid' && { paidAmount: dollars(total) }),
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
