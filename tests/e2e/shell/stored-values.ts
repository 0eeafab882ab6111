import { encodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { keepRefused } from '#commerce/cart/keep/refused-changes.ts';
import { noteRemoval } from '#commerce/cart/keep/removals.ts';
import { noteUnfinished } from '#commerce/cart/keep/unfinished.ts';
import { draftKey, GUEST, writeDraft } from '#commerce/form/draft.ts';
import { keepChosen } from '#commerce/compare/chosen.ts';
import { keepGuestLikes, keepUnsaved } from '#commerce/likes/kept-likes.ts';
import { keepAlerts } from '#commerce/product/price-alerts.ts';
import { noteArrival, SIGNED_IN } from '#commerce/session/arrival.ts';
import { LOGGED_OUT } from '#commerce/session/logged-out.ts';
import { keepDismissed, wasShown } from '#commerce/visits/dismissed-notice.ts';
import { keepPiece } from '#features/portfolio/add/kept-piece.ts';
import { keepAdded, keepSaid, keepText } from '#features/portfolio/import/kept.ts';
import { fieldName, PREDICTIONS_FORM } from '#features/portfolio/predictions/prediction-fields.ts';
import { CONTACT_DRAFT } from '#features/sell/request/use-contact.ts';
import { changeSaleItems } from '#features/sell/list/sale-list.ts';
import { NEWS } from '#lib/tabs.ts';
import type { Settings } from '#ui/settings.ts';

/** Clara's id, part of the keys of her drafts. */
const CLARA = 'BPM-20417';
/** The key of the draft that returns her order. */
const RETURN = draftKey(CLARA, 'return:BPM-104512');
/** An order that Clara can cancel. */
export const TO_CANCEL = 'BPM-104583';

/** No value is the default. */
const SETTINGS: Settings = {
  theme: 'contrast',
  text: '150',
  motion: 'reduced',
  prices: 'alert',
  sound: 'on',
  limits: 'long',
  toasts: 'open',
  banner: 'closed',
};

const EAGLE = { productId: 225_134, salesEventId: 0, source: 'instock' } as const;
const LINE = { ...EAGLE, quantity: 2, selected: true, active: true };

/** The guest's cart that is too long for a cookie; the cookie `cart` then holds a mark. */
const LONG_CART = encodeCart([LINE, { ...LINE, productId: 301_470 }]);

/** Text that drafts restore; their keys have the names of forms. */
const DRAFTS: Record<string, Record<string, string>> = {
  [draftKey(CLARA, 'add-holding')]: { dealer: 'Corner Coin Shop', quantity: '5', price: '88.50' },
  [draftKey(CLARA, `cancel:${TO_CANCEL}`)]: { reason: 'Ordered twice' },
  [draftKey(CLARA, 'feedback')]: { text: 'Good' },
  [draftKey(GUEST, 'sign-up')]: { firstName: 'Ida' },
  [draftKey(GUEST, 'letter')]: { text: 'Hello' },
  [draftKey(GUEST, 'ira')]: { firstName: 'Ida' },
  [RETURN]: { reason: 'Changed my mind' },
  [draftKey(CLARA, PREDICTIONS_FORM)]: {
    [fieldName({ quarter: 8109, metal: 'gold', end: 'best' })]: '5000',
    [fieldName({ quarter: 8109, metal: 'gold', end: 'worst' })]: '4000',
  },
};

type Stored = { local: [string, string][]; session: [string, string][] };

/** All that the store keeps in a browser, written by its own modules as far as they can run here. */
export function storedValues(): Stored {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  Object.assign(globalThis, { localStorage: storage(local), sessionStorage: storage(session) });
  writeForEveryone();
  writeForCustomer();
  const written = { settings: SETTINGS, 'choices-unsaved': { customerId: CLARA, choices: {} } };
  for (const [key, value] of Object.entries(written)) local.set(key, JSON.stringify(value));
  for (const [key, value] of [
    ['live-updates', 'off'],
    [NEWS, '1.1'],
    [LOGGED_OUT, '1'],
  ] as const)
    local.set(key, value);
  local.set('cart', LONG_CART);
  local.set('counted-order', 'BPM-104583');
  for (const [key, value] of Object.entries(DRAFTS)) session.set(key, JSON.stringify(value));
  for (const key of ['coupon-offer-dismissed', 'photos']) session.set(key, '1');
  session.set('previous-page', '/deals');
  session.set(`${RETURN}:key`, '"k-1"');
  session.set(`${RETURN}:photos`, JSON.stringify([{ name: 'a.png', path: '/images/a.png' }]));
  return { local: [...local], session: [...session] };
}

function writeForEveryone(): void {
  keepAlerts({ gold: { cents: 100, from: 'below' } });
  keepChosen([{ id: EAGLE.productId, name: 'Eagle', image: '/images/eagle.webp' }]);
  writeDraft(draftKey(GUEST, CONTACT_DRAFT), {
    firstName: 'Ida',
    lastName: 'Berg',
    email: 'ida@example.com',
    mobile: '5125550177',
  });
  keepDismissed('holiday');
  wasShown('holiday');
  keepGuestLikes({ metal: 'gold', mints: [], jewelryAndCoupons: true });
  noteArrival(SIGNED_IN);
  noteRemoval({ owner: '', lines: [{ ...LINE, name: 'Eagle' }] });
  changeSaleItems(() => [
    { id: 'eagle', name: 'Eagle', metal: 'silver', quantity: 3, conditions: [], note: 'Old' },
  ]);
}

function writeForCustomer(): void {
  const key = `${EAGLE.productId}`;
  keepRefused(CLARA, { changes: new Map([[key, { quantity: 4 }]]) });
  keepUnsaved({ customerId: CLARA, likes: { mints: [], jewelryAndCoupons: false } });
  noteRemoval({ owner: CLARA, lines: [{ ...LINE, name: 'Eagle' }] });
  noteUnfinished([], new Map(), [LINE]);
  keepPiece(CLARA, { text: 'Old bar' });
  keepText(CLARA, { name: 'trades.csv', bytes: 60, text: TRADES, isGuessed: false });
  keepSaid(CLARA, { columns: {}, fixes: [] });
  keepAdded(CLARA, { ids: [19], of: 'trades.csv' });
}

const TRADES = 'Date,Product,Quantity,Price\n2026-03-13,Old bar,2,30.50\n';

function storage(values: Map<string, string>): Storage {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage;
}
