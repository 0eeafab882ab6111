import { addToCart, priceLines, type CartCalls } from '#api/cart/cart-verbs.ts';
import type { CartItem, CartLine, Source } from '#api/cart/cart-model.ts';
import type { Order, OrderLine } from '#api/orders/order.ts';
import { isSameLine } from '#commerce/cart/model/rules.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';

/** What became of one line of an order that was ordered again; money in cents. */
export type Reordered = { name: string; asked: number; thenCents: number } & (
  | { is: 'added'; quantity: number; nowCents: number; source: Source }
  | { is: 'gone' }
  | { is: 'refused'; says: string }
);

/**
 * Puts the lines of an order into the customer's cart as far as they can still be had, at today's
 * prices. Throws only when the session has ended: everything else is told line by line.
 */
export async function orderAgain(calls: CartCalls, { lines }: Order): Promise<Reordered[]> {
  const priced = await priceLines(calls, lines.flatMap(waysToBuy));
  const told: Reordered[] = [];
  // One after the other: each addition answers with the cart as it leaves it.
  for (const line of lines) told.push(await addAgain(calls, line, priced));
  return told;
}

/** The stock it came from then, and what is in the vault by now. */
function waysToBuy(line: OrderLine): CartItem[] {
  return [...new Set<Source>([line.source, 'instock'])].map((source) => itemOf(line, source));
}

function itemOf({ productId, size, quantity }: OrderLine, source: Source): CartItem {
  return {
    productId,
    salesEventId: 0,
    source,
    ...(size && { size }),
    quantity,
    selected: true,
    active: true,
  };
}

async function addAgain(
  calls: CartCalls,
  line: OrderLine,
  priced: readonly CartLine[],
): Promise<Reordered> {
  const { name, quantity: asked, unitCents: thenCents } = line;
  const about = { name, asked, thenCents };
  const item = bestWay(line, priced);
  if (!item) return { ...about, is: 'gone' };
  try {
    const cart = await addToCart(calls, item);
    const added = cart.find((other) => isSameLine(other, item));
    const { quantity, source } = item;
    return { ...about, is: 'added', quantity, source, nowCents: added?.unitCents ?? 0 };
  } catch (error) {
    if (isExpired(error)) throw error;
    return { ...about, is: 'refused', says: failureWords(error) };
  }
}

/** The first way that covers what was ordered, else one that covers some of it. */
function bestWay(line: OrderLine, priced: readonly CartLine[]): CartItem | undefined {
  const found = waysToBuy(line).flatMap((item) => {
    const answer = priced.find((other) => isSameLine(other, item));
    return answer?.active ? [{ item, answer }] : [];
  });
  const whole = found.find(({ answer }) => answer.unitCents > 0);
  const some = found.find(({ answer }) => (answer.most ?? 0) > 0);
  if (whole) return whole.item;
  return some && { ...some.item, quantity: some.answer.most ?? 0 };
}
