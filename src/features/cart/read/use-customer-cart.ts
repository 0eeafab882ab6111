import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';

import type { CartLine } from '#api/cart/cart-model.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { followTabs } from '#commerce/cart/change/cart-changed.ts';
import { useGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { withChanges, NO_CHANGES } from '#commerce/cart/model/pending-changes.ts';
import { takenOut, pendingChanges } from '#commerce/cart/model/pending.ts';
import { isWithoutStock } from '#commerce/cart/model/rules.ts';
import { useCell } from '#ui/cell.ts';
import { toldAfterPaint } from '#ui/timing/after-paint.ts';

import type { Cart } from './shown-cart.ts';

const NONE: readonly CartLine[] = [];
const NO_NAMES: readonly string[] = [];

const followChanges = toldAfterPaint(pendingChanges.subscribe);

/** §6 A customer's cart: the server's answer with the pending changes. */
export function useCustomerCart(enabled: boolean): Cart {
  const query = useQuery({ ...customerCartQuery(), enabled });
  // Each line shows its own change at once; totals are deferred.
  const wanted = useDeferredValue(
    useSyncExternalStore(followChanges, pendingChanges.get, () => NO_CHANGES),
  );
  const known = query.data ?? NONE;
  const lines = useMemo(() => withChanges(known, wanted), [known, wanted]);
  const guestItems = useGuestItems();
  const areLeft = enabled && guestItems.length > 0;
  // Synchronizes with the API: moves guest lines in this browser into the customer's cart.
  useEffect(() => {
    if (areLeft)
      void import('#commerce/cart/change/change-cart.ts').then(({ bringAlong }) => bringAlong());
  }, [areLeft]);
  const hasGone = enabled && known.some(isWithoutStock);
  // Synchronizes with the API: §5 deletes lines without stock.
  useEffect(() => {
    if (!hasGone) return;
    void import('./take-out-of-stock.ts').then(({ takeOutOfStock }) => takeOutOfStock(known));
  }, [hasGone, known]);
  // Subscribes to changes in other tabs. Loads the cart-changing code before the first press,
  // because the page may be left right after it.
  useEffect(() => {
    if (!enabled) return undefined;
    import('#commerce/cart/change/change-cart.ts').then(
      ({ resume }) => resume(),
      () => undefined,
    );
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
