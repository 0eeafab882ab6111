import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { pricesQuery, type CartItem, type CartLine } from '#api/cart.ts';

import { changeGuestItems, useGuestItems } from './guest-store.ts';
import { keyOf } from './rules.ts';
import type { Cart } from './use-cart.ts';
import { withQuantity } from './with-quantity.ts';

/** Milliseconds without a further change after which the prices are asked for. */
const BURST_MS = 400;

/** §6 A guest's cart: kept by the browser, priced through a public call. */
export function useGuestLines(enabled: boolean, onServer: readonly CartItem[]): Cart {
  const items = useGuestItems(onServer);
  const asked = useSettled(items);
  const query = useQuery({
    ...pricesQuery(asked),
    enabled,
    placeholderData: keepPreviousData,
  });
  const answered = query.isPlaceholderData ? undefined : query.data;
  // Talks to the browser's cart: the rule for re-adding (§4) and the count need to know it.
  useEffect(() => {
    if (enabled && answered) changeGuestItems((now) => withActivity(now, asked, answered));
  }, [enabled, asked, answered]);
  const prices = byKey(query.data ?? []);
  const known = answered && byKey(asked);
  const lines = items.flatMap((item) => priced(item, prices, known));
  return {
    lines,
    status: query.data || items.length === 0 ? 'ready' : query.isError ? 'failed' : 'loading',
    isOld: query.isError,
    outOfStock: [],
    retry: () => void query.refetch(),
  };
}

/** The item with its price; nothing while it is not known; a stand-in when the product is gone. */
function priced(
  item: CartItem,
  prices: ReadonlyMap<string, CartLine>,
  answeredFor: ReadonlyMap<string, CartItem> | undefined,
): CartLine[] {
  const line = prices.get(keyOf(item));
  if (line) return [{ ...withQuantity(line, item.quantity), selected: item.selected }];
  return answeredFor?.has(keyOf(item)) ? [{ ...item, ...GONE, active: false }] : [];
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
