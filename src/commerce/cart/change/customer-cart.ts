import { known, queryClient } from '#api/cache/query-client.ts';
import { inBrowser } from '#api/cart/cart-calls.ts';
import {
  addToCart,
  bringGuestCart,
  changeQuantities,
  readCart,
  removeFromCart,
  removeSelected,
  selectLines,
} from '#api/cart/cart-verbs.ts';
import {
  customerCartQuery,
  MOST_TO_OUTLIVE,
  type CartItem,
  type CartLine,
  type LineKey,
} from '#api/cart/cart.ts';
import { customerQuery } from '#api/session/session.ts';
import { changeGuestItems, guestItems } from '#commerce/cart/keep/guest-store.ts';
import { keepFor, type Refused } from '#commerce/cart/keep/kept-wishes.ts';
import { noteUnfinished } from '#commerce/cart/keep/unfinished.ts';
import { wishes } from '#commerce/cart/model/pending.ts';
import { addItem, keyOf } from '#commerce/cart/model/rules.ts';
import { isExpired } from '#lib/api-error.ts';
import { tellTabs } from '#lib/tabs.ts';

import { readAnew } from './cart-changed.ts';
import { settled, unmetQuantities, unmetTicks } from './unmet-wishes.ts';
import { NO_WISHES, wished, type Wish, type Wishes } from './wishes.ts';

/** Milliseconds without a further click after which a burst of them is sent as one request. */
const BURST_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastTurn: Promise<unknown> = Promise.resolve();
/** Settles when the page is about to be left. */
let left = Promise.withResolvers<void>();
/** Changes that the server has not answered yet. */
let underWay = 0;
/** The wishes that were sent last, answered or not. */
let asked = NO_WISHES;
let listening = false;
let sayFailure: (error: unknown) => void = () => undefined;
/** Bringing along has failed on this page. The next page tries again, not this one in a circle. */
let gaveUp = false;

/** Wishes a quantity or a tick: shown at once, sent when the burst is over or the page is left. */
export function wish(
  lines: readonly LineKey[],
  change: Wish,
  onFailure: (error: unknown) => void,
): void {
  wishes.set(wished(wishes.get(), lines.map(keyOf), change));
  clearTimeout(timer);
  timer = setTimeout(() => void send(inTurn).catch(onFailure), BURST_MS);
  sayFailure = onFailure;
  listen();
}

/** Whoever leaves is not made to lose what waits for the end of a burst, or for earlier answers. */
function listen(): void {
  if (listening) return;
  listening = true;
  // A page is hidden only when the next one has come, which must not show what was there before.
  addEventListener('beforeunload', leave);
  // What a phone puts away may never come back, and hears of nothing else.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}

function leave(): void {
  if (underWay > 0 || wishes.get().size > 0) noteUnfinished();
  left.resolve();
  left = Promise.withResolvers();
  if (wishes.get() !== asked) void send(atOnce).catch(sayFailure);
}

export function add(item: CartItem, overwrite: boolean): Promise<CartLine[]> {
  return inTurn(() => keep(addToCart(inBrowser, item, overwrite)));
}

/** What was removed comes back, with its ticks, as far as it can still be bought. */
export async function bringBack(items: readonly CartItem[]): Promise<readonly CartLine[]> {
  for (let first = 0; first < items.length; first += MOST_TO_OUTLIVE) {
    const some = items.slice(first, first + MOST_TO_OUTLIVE);
    await inTurn(() => keep(bringGuestCart(inBrowser, some)));
  }
  return lines();
}

/** Resolves when the server knows all that was wished. */
export function settle(): Promise<void> {
  return send(inTurn);
}

/** The prices of this moment, held anew. */
export async function renew(): Promise<void> {
  await settle();
  await inTurn(() => keep(readCart(inBrowser, { renewPrices: true })));
}

export function remove(line: LineKey): Promise<CartLine[]> {
  const removal = new Map([[keyOf(line), { removed: true } as const]]);
  return hide(removal, () => removeFromCart(inBrowser, line));
}

/** §4 Emptying removes only what is ticked, as the shopper sees it now. */
export async function empty(ticked: readonly LineKey[]): Promise<CartLine[]> {
  await send(inTurn);
  const removals = new Map(ticked.map((line) => [keyOf(line), { removed: true } as const]));
  return hide(removals, () => removeSelected(inBrowser));
}

/** Lines that were put in before signing in, or after a session had run out, come along. */
export async function bringAlong(): Promise<void> {
  while (!gaveUp && guestItems().length > 0) {
    const items = guestItems().slice(0, MOST_TO_OUTLIVE);
    const keys = new Set(items.map(keyOf));
    // Taken before they are sent, so that no other tab sends them as well. The rest waits where it
    // is, should the page be left.
    changeGuestItems((now) => now.filter((item) => !keys.has(keyOf(item))));
    try {
      await inTurn(() => keep(bringGuestCart(inBrowser, items)));
    } catch (error) {
      gaveUp = true;
      changeGuestItems((now) => now.reduce(addItem, [...items]));
      if (isExpired(error)) throw error;
    }
  }
}

/**
 * The way to keep what is asked for now, should the session be over. Whose it is has to be known
 * before: by the time of the answer another call may have met the same end, and nobody is here.
 */
export function keepsForLater(): (refused: Partial<Refused>) => void {
  const { id = '' } = known(customerQuery()) ?? {};
  return (refused) => keepFor(id, refused);
}

/** One change after the other, so that no answer overtakes a later one, as long as the page is there. */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  listen();
  underWay += 1;
  const turn = Promise.race([lastTurn, left.promise]).then(work);
  lastTurn = Promise.allSettled([lastTurn, turn]).finally(() => {
    underWay -= 1;
  });
  return turn;
}

function atOnce<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return work();
}

async function send(turn: typeof inTurn): Promise<void> {
  clearTimeout(timer);
  const answered = wishes.get();
  if (answered.size === 0) return;
  asked = answered;
  const keepForLater = keepsForLater();
  try {
    await turn(async () => {
      const changed = unmetQuantities(lines(), answered);
      if (changed.length > 0) await keep(changeQuantities(inBrowser, changed));
      const ticks = unmetTicks(lines(), answered);
      await tick(ticks, true);
      await tick(ticks, false);
    });
  } catch (error) {
    // A removal that is under way is kept by whoever has asked for it.
    const own = new Map([...answered].filter(([, { removed }]) => !removed));
    if (isExpired(error)) keepForLater({ wishes: own });
    throw error;
  } finally {
    wishes.set(settled(wishes.get(), answered));
  }
}

async function tick(changed: readonly CartLine[], selected: boolean): Promise<void> {
  const ids = changed.filter((line) => line.selected === selected).map(({ lineId }) => lineId);
  if (ids.length > 0) await keep(selectLines(inBrowser, ids, selected));
}

async function hide(removals: Wishes, work: () => Promise<CartLine[]>): Promise<CartLine[]> {
  wishes.set(new Map([...wishes.get(), ...removals]));
  const keepForLater = keepsForLater();
  try {
    return await inTurn(() => keep(work()));
  } catch (error) {
    if (isExpired(error)) keepForLater({ wishes: removals });
    throw error;
  } finally {
    wishes.set(settled(wishes.get(), removals));
  }
}

function lines(): readonly CartLine[] {
  return known(customerCartQuery()) ?? [];
}

/**
 * The server's answer becomes what is known; a reading that began before it must not undo it. If it
 * was begun for what another tab has changed since, the answer does not have that: it is read anew.
 */
async function keep(answer: Promise<CartLine[]>): Promise<CartLine[]> {
  const client = queryClient();
  const lines = await answer.catch((error: unknown) => {
    // Nobody knows what the server has done.
    void readAnew();
    throw error;
  });
  const { queryKey } = customerCartQuery();
  const wasReading = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, lines);
  if (wasReading) void client.invalidateQueries({ queryKey });
  tellTabs();
  return lines;
}
