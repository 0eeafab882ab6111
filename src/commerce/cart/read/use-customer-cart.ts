import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';

import { customerCartQuery, type CartLine } from '#api/cart/cart.ts';
import { followTabs, readAnew } from '#commerce/cart/change/cart-changed.ts';
import { granted, NO_WISHES } from '#commerce/cart/change/wishes.ts';
import { useGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { takeUnfinished } from '#commerce/cart/keep/unfinished.ts';
import { takenOut, wishes } from '#commerce/cart/model/pending.ts';
import { isWithoutStock } from '#commerce/cart/model/rules.ts';
import { useCell } from '#ui/cell.ts';
import { toldAfterPaint } from '#ui/timing/after-paint.ts';

import type { Cart } from './shown-cart.ts';

const NONE: readonly CartLine[] = [];
const NO_NAMES: readonly string[] = [];

const followWishes = toldAfterPaint(wishes.subscribe);

/** §6 A customer's cart: the server's, with what has been asked of it since. */
export function useCustomerCart(enabled: boolean): Cart {
  const query = useQuery({ ...customerCartQuery(), enabled });
  // Each line shows its own wish at once; what is made of all of them may take a moment.
  const wanted = useDeferredValue(useSyncExternalStore(followWishes, wishes.get, () => NO_WISHES));
  const known = query.data ?? NONE;
  const lines = useMemo(() => granted(known, wanted), [known, wanted]);
  const guestItems = useGuestItems();
  const areLeft = enabled && guestItems.length > 0;
  // Talks to the API: lines that were left in this browser belong into the customer's cart now.
  useEffect(() => {
    if (areLeft)
      void import('#commerce/cart/change/change-cart.ts').then(({ bringAlong }) => bringAlong());
  }, [areLeft]);
  const hasGone = enabled && known.some(isWithoutStock);
  // Talks to the API: §5 deletes lines that no stock covers.
  useEffect(() => {
    if (!hasGone) return;
    void import('#commerce/cart/change/take-out-of-stock.ts').then(({ takeOutOfStock }) =>
      takeOutOfStock(known),
    );
  }, [hasGone, known]);
  // Talks to the other tabs, and to the network: what changes the cart is there before the first
  // press, since the page may be left right after it.
  useEffect(() => {
    if (!enabled) return undefined;
    import('#commerce/cart/change/change-cart.ts').then(
      ({ askAgain }) => askAgain(),
      () => undefined,
    );
    if (takeUnfinished()) void readAnew();
    return followTabs();
  }, [enabled]);
  return {
    lines,
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    isOld: query.isError,
    outOfStock: useCell(takenOut, NO_NAMES),
    retry: query.refetch,
  };
}
