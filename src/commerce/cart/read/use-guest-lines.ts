import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import type { CartItem, CartLine } from '#api/cart/cart-model.ts';
import { pricesQuery } from '#api/cart/cart.ts';
import { changeGuestItems, useGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { withQuantity } from '#commerce/cart/model/with-quantity.ts';

import type { Cart } from './shown-cart.ts';

/** Milliseconds without a further change after which the prices are asked for. */
const BURST_MS = 400;

/** §6 A guest's cart: kept by the browser, priced through a public call. */
export function useGuestLines(enabled: boolean, onServer: readonly CartItem[]): Cart {
  // Each line shows its own quantity at once; what is made of all of them may take a moment.
  const items = useDeferredValue(useGuestItems(onServer));
  const asked = useSettled(items);
  // Written out once: of hundreds of lines it takes longer than drawing the page.
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
  // Talks to the browser's cart: the rule for re-adding (§4) and the count need to know it.
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

/** The item with its price; nothing while it is not known; a stand-in when the product is gone. */
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

/** The very line of the last time, unless the shopper has changed it. */
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

/** The items once nothing has changed for a moment: a burst of clicks is one question. */
function useSettled(items: readonly CartItem[]): readonly CartItem[] {
  const [settled, setSettled] = useState(items);
  // Talks to the clock.
  useEffect(() => {
    if (items === settled) return undefined;
    const timer = setTimeout(() => setSettled(items), BURST_MS);
    return () => clearTimeout(timer);
  }, [items, settled]);
  return settled;
}
