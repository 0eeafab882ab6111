import { ensure, known, queryClient } from '#api/cache/query-client.ts';
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
  MOST_TO_OUTLIVE,
  type CartItem,
  type CartLine,
  type LineKey,
} from '#api/cart/cart-model.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { customerQuery } from '#api/session/session.ts';
import { keepRefused, type Refused } from '#commerce/cart/keep/refused-changes.ts';
import { lostAdds, noteUnfinished, type PendingAdd } from '#commerce/cart/keep/unfinished.ts';
import {
  addChange,
  NO_CHANGES,
  type PendingChange,
  type PendingChanges,
} from '#commerce/cart/model/pending-changes.ts';
import { pendingAdds, pendingChanges } from '#commerce/cart/model/pending.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import {
  changedQuantities,
  changedTicks,
  rebased,
  withoutAnswered,
} from '#commerce/cart/model/unsent-changes.ts';
import { isExpired, problemOf } from '#lib/api-error.ts';
import { tellTabs } from '#lib/tabs.ts';

import { cartChanged, readAnew } from './cart-changed.ts';

/** Debounce in milliseconds: a burst of presses becomes one request. */
const BURST_MS = 400;
/** Failures that are an answer: nothing was added. */
const ANSWERED = /busy|expired|missing|refused/;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastTurn: Promise<unknown> = Promise.resolve();
/** Resolves on page leave. */
let left = Promise.withResolvers<void>();
/** The last changes that were sent, answered or not. */
let lastSent = NO_CHANGES;
let listening = false;
let sayFailure: (error: unknown) => void = () => undefined;

/** Changes quantity or tick: optimistic update now, request after the burst or on page leave. */
export function change(
  lines: readonly LineKey[],
  changed: PendingChange,
  onFailure: (error: unknown) => void,
): void {
  lostAdds.clear();
  pendingChanges.set(addChange(pendingChanges.get(), lines.map(keyOf), changed, lastSent));
  clearTimeout(timer);
  timer = setTimeout(() => void send(inTurn).catch(onFailure), BURST_MS);
  sayFailure = onFailure;
  listen();
}

/** On page leave, sends debounced and queued changes immediately. */
function listen(): void {
  if (listening) return;
  listening = true;
  // Runs before the next page is requested, because that page must show the change.
  addEventListener('beforeunload', () => {
    noteUnfinished(lines(), pendingChanges.get(), pendingAdds.get());
    leave();
  });
  // A phone may end a hidden page without any other event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}

function leave(): void {
  left.resolve();
  left = Promise.withResolvers();
  void send(atOnce).catch(sayFailure);
}

/** Adds an item once for each press; an equal press after a lost answer repeats that addition. */
export async function add(item: CartItem, overwrite: boolean): Promise<CartLine[]> {
  const added = [keyOf(item), item.quantity, overwrite].join(' ');
  const key = lostAdds.get(added) ?? crypto.randomUUID();
  lostAdds.delete(added);
  try {
    return await pending([{ ...item, press: [added, key] }], () =>
      inTurn(() => applyServerLines(addToCart(inBrowser, key, item, overwrite))),
    );
  } catch (error) {
    if (!ANSWERED.test(problemOf(error)?.kind ?? '')) lostAdds.set(added, key);
    throw error;
  }
}

/** Adds a guest's lines, or removed ones again, with their ticks, if they are for sale. */
export async function bringBack(items: readonly CartItem[]): Promise<readonly CartLine[]> {
  await pending(items, async () => {
    for (let first = 0; first < items.length; first += MOST_TO_OUTLIVE) {
      const some = items.slice(first, first + MOST_TO_OUTLIVE);
      await inTurn(() => applyServerLines(bringGuestCart(inBrowser, some)));
    }
  });
  return lines();
}

/** Counts items at once. If the page is left before `work` is done, the next one waits for them. */
async function pending<Answer>(
  items: readonly PendingAdd[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  pendingAdds.set([...pendingAdds.get(), ...items]);
  try {
    return await work();
  } finally {
    pendingAdds.set(pendingAdds.get().filter((item) => !items.includes(item)));
  }
}

/** Resolves when the API has answered every pending change. */
export function settle(): Promise<void> {
  return send(inTurn);
}

/** Reads the current prices, which the cart then holds. */
export async function renew(): Promise<void> {
  await settle();
  await inTurn(() => applyServerLines(readCart(inBrowser, { renewPrices: true })));
}

export function remove(line: LineKey): Promise<CartLine[]> {
  const removal = new Map([[keyOf(line), { removed: true } as const]]);
  return hide(removal, () => removeFromCart(inBrowser, line));
}

/**
 * §4 Removes only the ticked lines, as the shopper sees them now: the ticks are sent first. The
 * lines are hidden at once, so that a page that is left meanwhile notes that they go.
 */
export function empty(ticked: readonly LineKey[]): Promise<CartLine[]> {
  const asked = pendingChanges.get();
  const removals = new Map(ticked.map((line) => [keyOf(line), { removed: true } as const]));
  return hide(removals, async () => {
    await tick(asked, true);
    await tick(asked, false);
    return removeSelected(inBrowser);
  });
}

/**
 * Shows changes of the page before as pending until `arrived` resolves, and returns its answer.
 * Changes of this page are made on top of them, and sent after them.
 */
export async function follow(
  changes: PendingChanges,
  arrived: () => Promise<boolean>,
): Promise<boolean> {
  pendingChanges.set(new Map([...changes, ...pendingChanges.get()]));
  try {
    return await inTurn(arrived);
  } finally {
    pendingChanges.set(withoutAnswered(pendingChanges.get(), changes));
  }
}

/**
 * Returns a function that stores changes refused by an expired session, for the current customer.
 * The id is read now: when the answer arrives, another call may have ended the session in this tab.
 * An early press waits for the id, whose answer is under way.
 */
export function keepsForLater(): (refused: Partial<Refused>) => void {
  const customer = known(customerQuery());
  if (customer) return (refused) => keepRefused(customer.id, refused);
  const late = ensure(customerQuery()).catch(() => undefined);
  return (refused) => void late.then((found) => keepRefused(found?.id ?? '', refused));
}

/**
 * Sends changes one at a time, so that answers keep their order, also those of other tabs. On page
 * leave, sends at once.
 */
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  listen();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const others = lastTurn
    .then(async () => (await import('./one-tab.ts')).becomesAlone(ended))
    .catch(() => undefined);
  const turn = Promise.race([others, left.promise]).then(work);
  lastTurn = Promise.allSettled([lastTurn, turn]).finally(end);
  return turn;
}

function atOnce<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return work();
}

async function send(turn: typeof inTurn): Promise<void> {
  clearTimeout(timer);
  const asked = pendingChanges.get();
  if (asked.size === 0) return;
  let sent = NO_CHANGES;
  const keepForLater = keepsForLater();
  try {
    await turn(async () => {
      sent = take(asked);
      const calls = [() => setQuantities(sent), () => tick(sent, true), () => tick(sent, false)];
      if (turn === inTurn) {
        for (const call of calls) await call();
      } else {
        // A page that is left gets no answer to wait for.
        await Promise.all(calls.map((call) => call()));
        void readAnew();
      }
    });
  } catch (error) {
    if (isExpired(error)) keepForLater({ changes: sent });
    throw error;
  } finally {
    pendingChanges.set(withoutAnswered(pendingChanges.get(), sent));
  }
}

/**
 * The changes of `asked` that no other call has sent meanwhile, with the quantities to send. `hide`
 * sends removals.
 */
function take(asked: PendingChanges): PendingChanges {
  const now = pendingChanges.get();
  const own = new Map(
    [...asked].filter(([key, change]) => now.get(key) === change && !change.removed),
  );
  const sent = rebased(lines(), own);
  lastSent = new Map([...lastSent, ...sent]);
  pendingChanges.set(new Map([...now, ...sent]));
  return sent;
}

async function setQuantities(sent: PendingChanges): Promise<void> {
  const changed = changedQuantities(lines(), sent);
  if (changed.length > 0) await applyServerLines(changeQuantities(inBrowser, changed));
}

async function tick(sent: PendingChanges, selected: boolean): Promise<void> {
  const changed = changedTicks(lines(), sent).filter((line) => line.selected === selected);
  const ids = changed.map(({ lineId }) => lineId);
  if (ids.length > 0) await applyServerLines(selectLines(inBrowser, ids, selected));
}

async function hide(
  removals: PendingChanges,
  work: () => Promise<CartLine[]>,
): Promise<CartLine[]> {
  lostAdds.clear();
  pendingChanges.set(new Map([...pendingChanges.get(), ...removals]));
  const keepForLater = keepsForLater();
  try {
    return await inTurn(() => applyServerLines(work()));
  } catch (error) {
    if (isExpired(error)) keepForLater({ changes: removals });
    throw error;
  } finally {
    pendingChanges.set(withoutAnswered(pendingChanges.get(), removals));
  }
}

function lines(): readonly CartLine[] {
  return known(customerCartQuery()) ?? [];
}

/**
 * Writes the API's answer into the cache. A running read is cancelled, because it would roll back
 * the change, and started again, because a change in another tab may have caused it.
 */
async function applyServerLines(answer: Promise<CartLine[]>): Promise<CartLine[]> {
  const client = queryClient();
  const lines = await answer.catch((error: unknown) => {
    // The API may or may not have made the change.
    cartChanged();
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
