import type { CheckoutLine } from '#api/checkout/checkout.ts';
import { cartTextOf } from '#commerce/cart/keep/guest-cookie.ts';
import { changeGuestItems } from '#commerce/cart/keep/guest-store.ts';
import { tellTabs } from '#lib/tabs.ts';

import { withoutBought } from '../placed/bought.ts';
import { forgetDrafts } from '../steps/send-step.ts';
import { PLACED_PATH } from './place-answer.ts';

/**
 * Leads to the page of an order that was just placed. It is loaded whole, so that nothing of the
 * checkout stays in memory; other tabs look at their carts again.
 */
export function goToPlaced(invoice: string, lines: readonly CheckoutLine[]): void {
  // The server has mended the cookie; a cart that has outgrown it is kept here.
  if (cartTextOf(document.cookie) === undefined) {
    changeGuestItems((items) => withoutBought(items, lines));
  }
  forgetDrafts();
  tellTabs();
  location.assign(`${PLACED_PATH}/${invoice}`);
}
