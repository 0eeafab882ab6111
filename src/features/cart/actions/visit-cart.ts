import { onServer } from '#api/cart/cart-calls.server.ts';
import {
  addToCart,
  bringGuestCart,
  changeLine,
  priceLines,
  readCart,
  removeFromCart,
  removeSelected,
  selectLines,
} from '#api/cart/cart-verbs.ts';
import type { CartItem, LineKey } from '#api/cart/cart-model.ts';
import { encodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { fitsCookie, guestCartCookie, guestCartOf } from '#commerce/cart/keep/guest-cookie.ts';
import { FULL } from '#commerce/cart/model/cart-form.ts';
import {
  addItem,
  changeItem,
  emptyCart,
  isSameLine,
  overwriteItem,
  removeItem,
} from '#commerce/cart/model/rules.ts';
import { newKey } from '#commerce/form/form-key.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { isSignedIn } from '#lib/signed-in.ts';

export type Visit = { cookies: string | null };

/** The cookie of a changed guest's cart, and the lines that emptying has removed. */
export type Changed = { setCookie?: string; removed?: readonly CartItem[] };

/** The cart of a visit. Each verb throws the reason of a refusal as an ApiFailure. */
export type VisitCart = {
  /** `overwrite` replaces the quantity of a line. */
  add(item: CartItem, overwrite?: boolean): Promise<Changed>;
  /** Sets the quantity and the tick of a line. */
  set(item: CartItem): Promise<Changed>;
  remove(line: LineKey): Promise<Changed>;
  /** §4 Removes only the ticked lines. */
  empty(): Promise<Changed>;
  /** Adds lines that were removed in one step. */
  putBack(items: readonly CartItem[]): Promise<Changed>;
  /** Unticks some lines. */
  setAside(isAside: (item: CartItem) => boolean): Promise<Changed>;
  /** Takes the current prices. */
  renew(): Promise<Changed>;
};

/** §4 A guest's cart is a cookie, a customer's is in the API. */
export function cartOf(visit: Visit): VisitCart {
  return isSignedIn(visit.cookies) ? CUSTOMERS : guestCart(visit);
}

const ONLY_BROWSER = 'This cart is so long that only JavaScript can change it.';

export function guestCart({ cookies }: Visit): VisitCart {
  const { items, elsewhere } = guestCartOf(cookies);
  if (elsewhere) throw refused(ONLY_BROWSER);
  const kept = async (now: readonly CartItem[]): Promise<Changed> => {
    if (!fitsCookie(encodeCart(now))) throw refused(FULL);
    return { setCookie: guestCartCookie(now) };
  };
  return {
    async add(item, overwrite = false) {
      const now = (overwrite ? overwriteItem : addItem)(items, { ...item, selected: true });
      if (!now.some((other) => isSameLine(other, item))) throw refused(FULL);
      return kept(now);
    },
    set: (item) => kept(changeItem(items, item, item)),
    remove: (line) => kept(removeItem(items, line)),
    async empty() {
      const removed = items.filter(({ selected }) => selected);
      return { ...(await kept(emptyCart(items))), removed };
    },
    putBack: (lines) => kept(lines.reduce<CartItem[]>(addItem, items)),
    setAside: (isAside) =>
      kept(items.map((item) => (isAside(item) ? { ...item, selected: false } : item))),
    async renew() {
      await priceLines(onServer, items, { renewPrices: true });
      return {};
    },
  };
}

const CUSTOMERS: VisitCart = {
  async add(item, overwrite) {
    await addToCart(onServer, newKey(), item, overwrite);
    return {};
  },
  async set(item) {
    const line = (await readCart(onServer)).find((other) => isSameLine(other, item));
    if (line) await changeLine(onServer, line, item);
    return {};
  },
  async remove(line) {
    await removeFromCart(onServer, line);
    return {};
  },
  async empty() {
    const lines = await readCart(onServer);
    await removeSelected(onServer);
    return { removed: lines.filter(({ selected }) => selected) };
  },
  async putBack(items) {
    if (items.length > 0) await bringGuestCart(onServer, items);
    return {};
  },
  async setAside(isAside) {
    const lines = (await readCart(onServer)).filter((line) => line.selected && isAside(line));
    const ids = lines.map(({ lineId }) => lineId);
    if (ids.length > 0) await selectLines(onServer, ids, false);
    return {};
  },
  async renew() {
    await readCart(onServer, { renewPrices: true });
    return {};
  },
};

/** The failure of a change that the store itself refuses. */
export function refused(says: string): ApiFailure {
  return new ApiFailure({ kind: 'refused', status: 409, says, fields: [] });
}
