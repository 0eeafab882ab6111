import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { CartItem, CartLine } from '#api/cart/cart-model.ts';
import { pricesQuery } from '#api/cart/cart.ts';
import { changeGuestItems, useGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';

import type { Cart } from './shown-cart.ts';

/** Debounce in milliseconds: prices are requested after the last change. */
const BURST_MS = 400;

/** §6 A guest's cart: stored in the browser, priced by a public API call. */
export function useGuestLines(enabled: boolean, onServer: readonly CartItem[]): Cart {
  // Each line shows its own quantity at once; totals are deferred.
  const items = useDeferredValue(useGuestItems(onServer));
  const asked = useSettled(items);
  // Hashed once: for hundreds of lines hashing the key takes longer than rendering.
  const question = useMemo(() => {
    const prices = pricesQuery(asked);
    return { ...prices, queryHash: hashKey(prices.queryKey) };
  }, [asked]);
  const query = useQuery({
    ...question,
    enabled,
    placeholderData: keepPreviousData,
  });
  const answered = query.isPlaceholderData ? undefined : query.data;
  // Writes `active` into the browser's cart: re-adding (§4) and the item count depend on it.
  useEffect(() => {
    if (enabled && answered) changeGuestItems((now) => withActivity(now, asked, answered));
  }, [enabled, asked, answered]);
  const prices = query.data;
  const lines = useMemo(() => {
    const byTheirKeys = byKey(prices ?? []);
    const known = answered && byKey(asked);
    return items.flatMap((item) => priced(item, byTheirKeys, known));
  }, [items, prices, answered, asked]);
  return {
    lines,
    status: query.data || items.length === 0 ? 'ready' : query.isError ? 'failed' : 'loading',
    isOld: query.isError,
    outOfStock: [],
    retry: query.refetch,
  };
}

/**
 * The item with its price; empty before the price is known; a placeholder if the product is gone.
 */
function priced(
  item: CartItem,
  prices: ReadonlyMap<string, CartLine>,
  answeredFor: ReadonlyMap<string, CartItem> | undefined,
): CartLine[] {
  const line = prices.get(keyOf(item));
  if (line) return [drawn(line, item)];
  return answeredFor?.has(keyOf(item)) ? [{ ...item, ...GONE, active: false }] : [];
}

const DRAWN = new WeakMap<CartLine, CartLine>();

/** Returns the same object as in the last render, unless the shopper has changed the line. */
function drawn(line: CartLine, { quantity, selected }: CartItem): CartLine {
  const before = DRAWN.get(line);
  if (before?.quantity === quantity && before.selected === selected) return before;
  const now = { ...withQuantity(line, quantity), selected };
  DRAWN.set(line, now);
  return now;
}

const GONE = {
  lineId: 0,
  name: 'A product that is no longer sold',
  href: '',
  image: '',
  unitCents: 0,
  cardUnitCents: 0,
  totalCents: 0,
  cardTotalCents: 0,
  steps: [],
};

function withActivity(
  items: readonly CartItem[],
  asked: readonly CartItem[],
  prices: readonly CartLine[],
): CartItem[] {
  const answers = byKey(prices);
  const known = byKey(asked);
  return items.map((item) => {
    const key = keyOf(item);
    const active = answers.get(key)?.active ?? false;
    return !known.has(key) || item.active === active ? item : { ...item, active };
  });
}

function byKey<Item extends CartItem>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [keyOf(item), item]));
}

/** Debounces the items: a burst of clicks becomes one query. */
function useSettled(items: readonly CartItem[]): readonly CartItem[] {
  const [settled, setSettled] = useState(items);
  // A line that came back is asked for at once: an answer without it would take it, and the focus in
  // it, away again.
  if (items.length > settled.length) setSettled(items);
  // Synchronizes with a timer.
  useEffect(() => {
    if (items === settled) return undefined;
    const timer = setTimeout(() => setSettled(items), BURST_MS);
    return () => clearTimeout(timer);
  }, [items, settled]);
  return settled;
}
