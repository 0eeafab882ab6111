import { redirect } from 'react-router';

import type { CartItem } from '#api/cart/cart-model.ts';
import {
  beginCheckout,
  changeCheckout,
  readCheckout,
  type CheckoutChange,
} from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import { startGuest } from '#api/session/credentials.server.ts';
import { couponOf } from '#commerce/cart/keep/coupon-code.ts';
import { decodeCart } from '#commerce/cart/keep/guest-codec.ts';
import { guestCartOf } from '#commerce/cart/keep/guest-cookie.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { failedAnswer, fieldsOf, refusal, type NotSaved } from '#commerce/form/answer.ts';
import { toSignInAgain } from '#commerce/session/sign-in-again.ts';
import { failureWords, NOT_SOLD } from '#commerce/words/failure-words.ts';
import { isExpired, problemOf } from '#lib/api-error.ts';
import { isSignedIn } from '#lib/signed-in.ts';

import { checkoutCookie, checkoutId } from './checkout-cookie.ts';
import { nextStep, stepPath } from './checkout-steps.ts';
import { isKnownGuest } from './guest.ts';
import { changesSince, seenCookie } from './price-news.ts';

const NOTHING = 'Nothing in the cart is selected. Tick what you want to buy.';

/**
 * Starts a checkout from the cart form: with the form's ticked lines, or with the cart of the
 * request. Keeps the cart's coupon and the data of an unfinished checkout. Redirects to its next
 * step, or answers why it cannot start, for the cart page.
 */
export async function beginByForm(form: FormData, request: Request): Promise<Response | NotSaved> {
  const cookies = request.headers.get('cookie');
  const field = fieldsOf(form);
  const isCustomer = isSignedIn(cookies);
  const sent = field('cart');
  const items = (sent ? decodeCart(sent) : guestCartOf(cookies).items).filter(isWanted);
  if (items.length === 0 && (sent || !isCustomer)) return refusal('', NOTHING);
  try {
    const couponCode = couponOf(cookies);
    const known = { ...(await unfinished(cookies)), ...(couponCode && { couponCode }) };
    const shown = pricesOf(field('prices'), items);
    return await begin(request, items.length > 0 ? items : undefined, known, shown);
  } catch (error) {
    // A guest has nothing to sign in with; the next try is made as another one.
    if (isExpired(error) && isCustomer) return toSignInAgain(CART_PATH, 303);
    const answer = failedAnswer({ form: '', noun: 'cart', gone: NOT_SOLD }, error);
    return answer.kind === 'expired' ? refusal('', failureWords(error)) : answer;
  }
}

/** Starts the same checkout again after a guest has signed in; redirects to its next step. */
export async function beginAgain(request: Request, checkout: Checkout): Promise<Response> {
  const items = checkout.lines.map((line) => ({ ...line, selected: true, active: true }));
  const shown = new Map(checkout.lines.map((line) => [keyOf(line), line.unitCents]));
  try {
    // The account's email address replaces the guest's.
    const { email: _email, ...known } = knownOf(checkout);
    return await begin(request, items, known, shown);
  } catch (error) {
    if (problemOf(error)?.kind !== 'refused') throw error;
    return redirect(CART_PATH);
  }
}

async function begin(
  request: Request,
  items: readonly CartItem[] | undefined,
  known: CheckoutChange,
  shown: ReadonlyMap<string, number>,
): Promise<Response> {
  const cookies = request.headers.get('cookie');
  // If the API issues no guest tokens, none is needed.
  if (!isSignedIn(cookies) && !isKnownGuest(cookies)) await startGuest().catch(() => undefined);
  const { id, checkout: empty } = await beginCheckout(items);
  const isKnown = Object.keys(known).length > 0;
  const checkout = isKnown ? await changeCheckout(id, known) : empty;
  const changes = changesSince(shown, checkout);
  const headers = new Headers();
  headers.append('set-cookie', checkoutCookie(id));
  headers.append('set-cookie', seenCookie(checkout, changes.length > 0 ? { changes } : undefined));
  return redirect(stepPath(nextStep(checkout)), { status: 303, headers });
}

function isWanted({ selected, active }: CartItem): boolean {
  return selected && active;
}

/** The data of an unfinished checkout; empty if the checkout belongs to another shopper. */
async function unfinished(cookies: string | null): Promise<CheckoutChange> {
  const id = checkoutId(cookies);
  if (!id) return {};
  try {
    return knownOf(await readCheckout(id));
  } catch {
    return {};
  }
}

/**
 * The shopper's input to keep. Shipping method and payment depend on the lines, so they are not
 * kept.
 */
function knownOf(checkout: Checkout): CheckoutChange {
  const { email, shipTo, billTo, note, isGiftWrap, isSignature, isToDepository, allowSplit } =
    checkout;
  const told = isGiftWrap || isSignature || isToDepository;
  return {
    ...(email && { email }),
    ...(shipTo && { shipTo }),
    ...(billTo && { billTo }),
    ...(note && { note }),
    ...(told && { isGiftWrap, isSignature, isToDepository }),
    ...(allowSplit && { allowSplit }),
  };
}

/** The unit prices that the cart showed, in cents and in the order of the lines. */
function pricesOf(text: string, items: readonly CartItem[]): Map<string, number> {
  const cents = text.split('.').map(Number);
  const pairs = items.map((item, index): [string, number] => [keyOf(item), cents[index] ?? 0]);
  return new Map(pairs.filter(([, price]) => Number.isInteger(price) && price > 0));
}
