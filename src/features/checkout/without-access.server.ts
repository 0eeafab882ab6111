import { redirect } from 'react-router';

import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { toSignInAgain } from '#commerce/session/sign-in-again.ts';

import { cookieHeaders, resetCheckout } from './checkout-cookie.ts';
import { isKnownGuest } from './guest.ts';

/**
 * Leads on from a checkout that the API refuses to its shopper. A guest has nothing to sign in with:
 * the cart says that the checkout is over. A customer signs in again and comes back `here`.
 */
export function withoutAccess({ headers }: Request, here: string, status = 302): Response {
  return isKnownGuest(headers.get('cookie')) ? checkoutOver(status) : toSignInAgain(here, status);
}

/** Leads to the cart, which says that the checkout is over and begins another. */
export function checkoutOver(status = 302): Response {
  return redirect(`${CART_PATH}?did=over`, { status, headers: cookieHeaders(resetCheckout()) });
}
