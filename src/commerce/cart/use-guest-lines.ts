import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { pricesQuery, type CartItem, type CartLine } from '#api/cart.ts';

import { changeGuestItems, useGuestItems } from './guest-store.ts';
import { changeItem, isSameLine } from './rules.ts';
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
  const lines = items.flatMap((item) => priced(item, query.data ?? [], answered && asked));
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
  prices: readonly CartLine[],
  answeredFor: readonly CartItem[] | undefined,
): CartLine[] {
  const line = prices.find((price) => isSameLine(price, item));
  if (line) return [{ ...withQuantity(line, item.quantity), selected: item.selected }];
  const isGone = answeredFor?.some((other) => isSameLine(other, item));
  return isGone ? [{ ...item, ...GONE, active: false }] : [];
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
  return asked.reduce<CartItem[]>(
    (now, item) => {
      const active = prices.find((price) => isSameLine(price, item))?.active ?? false;
      return changeItem(now, item, { active });
    },
    [...items],
  );
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
