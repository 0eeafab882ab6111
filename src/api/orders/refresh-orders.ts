import type { Query } from '@tanstack/react-query';

import { queryClient } from '#api/cache/query-client.ts';
import {
  getGetCustomerOrderDetailsQueryKey,
  getGetCustomerOrderQueryKey,
} from '#generated/hooks/orders/orders.ts';

/** Reads the orders of the customer again, wherever they are shown, and resolves when they are there. */
export async function refreshOrders(): Promise<void> {
  const [details] = getGetCustomerOrderDetailsQueryKey();
  const [list] = getGetCustomerOrderQueryKey();
  const isOrder = ({ queryKey: [path] }: Query) => path === details || path === list;
  await queryClient().invalidateQueries({ predicate: isOrder });
}
