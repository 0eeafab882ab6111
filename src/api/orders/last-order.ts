import { queryOptions } from '@tanstack/react-query';

import { getCustomerOrder } from '#generated/hooks/orders/orders.ts';
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

/** `null` for whoever has not ordered yet. */
export function lastOrderQuery() {
  return queryOptions({
    queryKey: ['orders', 'last'],
    queryFn: async (): Promise<LastOrder | null> => {
      const { data } = await getCustomerOrder({ sort: 'newest', size: 1 });
      const [last] = data;
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
    },
  });
}
