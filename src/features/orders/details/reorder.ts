import { addToCart, priceLines, type CartCalls } from '#api/cart/cart-verbs.ts';
import type { CartItem, CartLine, Source } from '#api/cart/cart-model.ts';
import type { Order, OrderLine } from '#api/orders/order.ts';
import { isSameLine } from '#commerce/cart/model/rules.ts';
import { NO_PRICE } from '#commerce/format/money.ts';
import { newKey } from '#commerce/form/form-key.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';

/** The result of one line that was ordered again; money in cents. */
export type Reordered = { name: string; asked: number; thenCents: number } & (
  | { is: 'added'; quantity: number; nowCents: number; source: Source }
  | { is: 'gone' }
  | { is: 'refused'; says: string }
);

/** The field of a form that names one line of an order; without it, all are meant. */
export const LINE_FIELD = 'line';

/** Names a line among those of its order. */
export function lineKey({ productId, source, size = '' }: OrderLine): string {
  return `${productId} ${source} ${size}`.trimEnd();
}

/** The order with only the line that a form names; without lines if it has no such line. */
export function onlyLine(order: Order, form: FormData): Order {
  const named = form.get(LINE_FIELD);
  if (typeof named !== 'string') return order;
  return { ...order, lines: order.lines.filter((line) => lineKey(line) === named) };
}

/**
 * Adds the lines of an order to the customer's cart as far as they are available, at today's
 * prices. Throws only if the session has expired: all other results are reported line by line.
 */
export async function orderAgain(calls: CartCalls, { lines }: Order): Promise<Reordered[]> {
  const priced = await priceLines(calls, lines.flatMap(waysToBuy));
  const told: Reordered[] = [];
  // In sequence, because each addition answers with the new cart.
  for (const line of lines) told.push(await addAgain(calls, line, priced));
  return told;
}

/** The original stock, and the vault's current stock. */
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
  if (item === 'unpriced') return { ...about, is: 'refused', says: `${NO_PRICE}.` };
  if (!item) return { ...about, is: 'gone' };
  try {
    const cart = await addToCart(calls, newKey(), item);
    const added = cart.find((other) => isSameLine(other, item));
    const { quantity, source } = item;
    return { ...about, is: 'added', quantity, source, nowCents: added?.unitCents ?? 0 };
  } catch (error) {
    if (isExpired(error)) throw error;
    return { ...about, is: 'refused', says: failureWords(error) };
  }
}

/** The first option with enough stock, else the first with some. No price is no lack of stock. */
function bestWay(line: OrderLine, priced: readonly CartLine[]): CartItem | 'unpriced' | undefined {
  const found = waysToBuy(line).flatMap((item) => {
    const answer = priced.find((other) => isSameLine(other, item));
    return answer?.active ? [{ item, answer }] : [];
  });
  const whole = found.find(({ answer }) => answer.unitCents > 0);
  if (whole) return whole.item;
  if (found.some(({ answer }) => !answer.isOutOfStock)) return 'unpriced';
  const some = found.find(({ answer }) => (answer.most ?? 0) > 0);
  return some && { ...some.item, quantity: some.answer.most ?? 0 };
}
