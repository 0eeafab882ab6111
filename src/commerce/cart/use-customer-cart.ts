import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { customerCartQuery } from '#api/cart.ts';
import { onTold } from '#lib/tabs.ts';
import { useCell } from '#ui/cell.ts';

import { useGuestItems } from './guest-store.ts';
import { wishes } from './pending.ts';
import { takeUnfinished } from './unfinished.ts';
import type { Cart } from './use-cart.ts';
import { granted, NO_WISHES } from './wishes.ts';

/** §6 A customer's cart: the server's, with what has been asked of it since. */
export function useCustomerCart(enabled: boolean, everyMs: number | false = false): Cart {
  const query = useQuery({ ...customerCartQuery(), enabled, refetchInterval: everyMs });
  const wanted = useCell(wishes, NO_WISHES);
  const guestItems = useGuestItems();
  const areLeft = enabled && guestItems.length > 0;
  // Talks to the API: lines that were left in this browser belong into the customer's cart now.
  useEffect(() => {
    if (areLeft) void import('./change-cart.ts').then(({ bringAlong }) => bringAlong());
  }, [areLeft]);
  const client = useQueryClient();
  // Talks to the other tabs, and to the network: what changes the cart is there before the first
  // press, since the page may be left right after it.
  useEffect(() => {
    if (!enabled) return undefined;
    import('./change-cart.ts').then(
      ({ askAgain }) => askAgain(),
      () => undefined,
    );
    const { queryKey } = customerCartQuery();
    // Of several parts that show the cart, the first asks for all.
    const lookAgain = () => void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    if (takeUnfinished()) lookAgain();
    return onTold(lookAgain);
  }, [enabled, client]);
  return {
    lines: granted(query.data?.lines ?? [], wanted),
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    isOld: query.isError,
    outOfStock: query.data?.outOfStock ?? [],
    retry: () => void query.refetch(),
  };
}
