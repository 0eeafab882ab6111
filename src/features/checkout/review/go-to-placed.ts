import type { CheckoutLine } from '#api/checkout/checkout.ts';
import { cartTextOf } from '#commerce/cart/keep/guest-cookie.ts';
import { changeGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { tellTabs } from '#lib/tabs.ts';

import { withoutBought } from './bought.ts';
import { removeStepDrafts } from '../steps/send-step.ts';
import { PLACED_PATH } from './place-answer.ts';

/**
 * Opens the page of a new order. A full page load removes the checkout from memory; other tabs
 * reload their carts.
 */
export function goToPlaced(invoice: string, lines: readonly CheckoutLine[]): void {
  // The server has updated the cookie; a cart that is too long for it is updated here.
  if (cartTextOf(document.cookie) === undefined) {
    changeGuestItems((items) => withoutBought(items, lines));
  }
  removeStepDrafts();
  tellTabs();
  location.assign(`${PLACED_PATH}/${invoice}`);
}
