import {
  addToCart,
  bringGuestCart,
  changeQuantities,
  readCart,
  removeFromCart,
  removeSelected,
  selectLine,
  selectLines,
} from '#api/cart-calls.ts';
import {
  customerCartQuery,
  MOST_LINES,
  type CartItem,
  type CartLine,
  type LineKey,
} from '#api/cart.ts';
import { queryClient } from '#api/query-client.ts';
import { customerQuery } from '#api/session.ts';
import { problemOf } from '#lib/api-error.ts';
import { tellTabs } from '#lib/tabs.ts';

import { changeGuestItems, guestItems } from './guest-store.ts';
import { areKept, forgetWishes, keepWishes, keptWishes } from './kept-wishes.ts';
import { wishes } from './pending.ts';
import { addItem, keyOf } from './rules.ts';
import { noteUnfinished } from './unfinished.ts';
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
let isAskingAgain = false;

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
  return inTurn(() => keep(addToCart(item, overwrite)));
}

/** What was removed comes back, with its ticks, as far as it can still be bought. */
export async function bringBack(items: readonly CartItem[]): Promise<readonly CartLine[]> {
  for (let first = 0; first < items.length; first += MOST_LINES) {
    const some = items.slice(first, first + MOST_LINES);
    await inTurn(() => keep(bringGuestCart(some)));
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
  await inTurn(async () => {
    const { lines, outOfStock } = await readCart(undefined, true);
    await keep(Promise.resolve(lines), outOfStock);
  });
}

export function remove(line: LineKey): Promise<CartLine[]> {
  const removal = new Map([[keyOf(line), { removed: true } as const]]);
  return hide(removal, () => removeFromCart(line));
}

/** §4 Emptying removes only what is ticked, as the shopper sees it now. */
export async function empty(ticked: readonly LineKey[]): Promise<CartLine[]> {
  await send(inTurn);
  const removals = new Map(ticked.map((line) => [keyOf(line), { removed: true } as const]));
  return hide(removals, removeSelected);
}

/** Lines that were put in before signing in, or after a session had run out, come along. */
export async function bringAlong(): Promise<void> {
  const items = guestItems();
  if (gaveUp || items.length === 0) return;
  // Taken before they are sent, so that no other tab sends them as well.
  changeGuestItems(() => []);
  try {
    await inTurn(() => keep(bringGuestCart(items)));
  } catch (error) {
    gaveUp = true;
    changeGuestItems((now) => items.reduce(addItem, [...now]));
    if (isExpired(error)) throw error;
  }
}

/**
 * Asks again for what a session that had run out refused, if it is the same customer who is back.
 * True when there was anything to ask for.
 */
export async function askAgain(): Promise<boolean> {
  // The page that signs in is left at once, and its answers come too late for the next page.
  if (isAskingAgain || isSigningIn() || !areKept()) return false;
  isAskingAgain = true;
  try {
    const client = queryClient();
    const { id } = await client.ensureQueryData(customerQuery());
    const kept = keptWishes(id);
    if (kept.size === 0) return false;
    await client.ensureQueryData(customerCartQuery());
    wishes.set(new Map([...kept, ...wishes.get()]));
    await send(inTurn);
    // Not before: whoever leaves meanwhile has it asked again.
    forgetWishes();
    return true;
  } finally {
    isAskingAgain = false;
  }
}

function isSigningIn(): boolean {
  return /^\/sign(?:in|up)$/.test(location.pathname);
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
  try {
    await turn(async () => {
      const changed = unmetQuantities(lines(), answered);
      if (changed.length > 0) await keep(changeQuantities(changed));
      const ticks = unmetTicks(lines(), answered);
      await tick(ticks, true);
      await tick(ticks, false);
    });
  } catch (error) {
    const { id = '' } = queryClient().getQueryData(customerQuery().queryKey) ?? {};
    if (isExpired(error)) keepWishes(id, answered);
    throw error;
  } finally {
    wishes.set(settled(wishes.get(), answered));
  }
}

async function tick(changed: readonly CartLine[], selected: boolean): Promise<void> {
  const ids = changed.filter((line) => line.selected === selected).map(({ lineId }) => lineId);
  const [first] = ids;
  if (first === undefined) return;
  await keep(ids.length === 1 ? selectLine(first, selected) : selectLines(ids, selected));
}

async function hide(removals: Wishes, work: () => Promise<CartLine[]>): Promise<CartLine[]> {
  wishes.set(new Map([...wishes.get(), ...removals]));
  try {
    return await inTurn(() => keep(work()));
  } finally {
    wishes.set(settled(wishes.get(), removals));
  }
}

function lines(): readonly CartLine[] {
  return queryClient().getQueryData(customerCartQuery().queryKey)?.lines ?? [];
}

/** The server's answer becomes what is known; a reading that began before it must not undo it. */
async function keep(
  answer: Promise<CartLine[]>,
  gone: readonly string[] = [],
): Promise<CartLine[]> {
  const client = queryClient();
  const lines = await answer.catch((error: unknown) => {
    // Nobody knows what the server has done.
    void client.invalidateQueries({ queryKey: customerCartQuery().queryKey });
    throw error;
  });
  await client.cancelQueries({ queryKey: customerCartQuery().queryKey });
  client.setQueryData(customerCartQuery().queryKey, (known) => ({
    lines,
    outOfStock: [...(known?.outOfStock ?? []), ...gone],
  }));
  tellTabs();
  return lines;
}

/** Whether a call was refused because nobody is signed in any more. */
export function isExpired(error: unknown): boolean {
  return problemOf(error)?.kind === 'expired';
}
