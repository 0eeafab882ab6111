import type { Query } from '@tanstack/react-query';

import { queryClient } from '#api/cache/query-client.ts';
import { customerQuery } from '#api/session/session.ts';
import {
  getGetCustomerOrderDetailsQueryKey,
  getGetCustomerOrderQueryKey,
} from '#generated/hooks/orders/orders.ts';

/**
 * Reads the orders of the customer again, wherever they are shown, and the customer with the number
 * of unread messages. Resolves when they are there.
 */
export async function refreshOrders(): Promise<void> {
  const [details] = getGetCustomerOrderDetailsQueryKey();
  const [list] = getGetCustomerOrderQueryKey();
  const [customer] = customerQuery().queryKey;
  const isTheirs = ({ queryKey: [path] }: Query) =>
    path === details || path === list || path === customer;
  await queryClient().invalidateQueries({ predicate: isTheirs });
}
