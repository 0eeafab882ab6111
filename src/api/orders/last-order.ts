import { asked } from '#api/cache/asked.ts';
import { getGetCustomerOrderQueryOptions } from '#generated/hooks/orders/orders.ts';
import type { OrderListResponse } from '#generated/models/orderListResponse.ts';
import type { OrderStatus } from '#generated/models/orderStatus.ts';
import { centsOf } from '#lib/cents.ts';

/** The newest order, as the first page of the account shows it. */
export type LastOrder = {
  invoice: string;
  /** ISO time. */
  placedAt: string;
  status: OrderStatus;
  totalCents: number;
  items: number;
  productName?: string;
  image?: string;
};

/** `null` for a customer who has not ordered yet. */
export function lastOrderQuery() {
  const params = { sort: 'newest', size: 1 } as const;
  return asked(getGetCustomerOrderQueryOptions(params, { query: { select: lastOrderIn } }));
}

function lastOrderIn({ data: [last] }: OrderListResponse): LastOrder | null {
  if (!last) return null;
  return {
    invoice: last.invoice,
    placedAt: last.orderDate,
    status: last.status,
    totalCents: centsOf(last.orderTotal),
    items: last.itemCount,
    ...(last.productName && { productName: last.productName }),
    ...(last.imagePath && { image: last.imagePath }),
  };
}
