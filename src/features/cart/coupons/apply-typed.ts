/** Fetched with the first press. */
import { codeTyped, keepCoupon } from '#commerce/cart/keep/coupon-code.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { applyCode } from './apply-code.ts';
import { NO_CODE } from '../actions/coupon-words.ts';

/**
 * Puts a typed or chosen code on the cart that is on the screen, and announces what it takes off.
 * Returns the reason if it does not apply.
 */
export async function applyTyped(typed?: FormDataEntryValue): Promise<string | undefined> {
  const code = codeTyped(typeof typed === 'string' ? typed : '');
  if (!code) return NO_CODE;
  const tried = await applyCode(code);
  if (!tried) return undefined;
  if ('says' in tried) return tried.says;
  // The form with the pressed button is about to go.
  document.getElementById('cart-totals-heading')?.focus();
  keepCoupon(tried.code);
  announce(`${tried.code} takes ${formatMoney(tried.takesOff)} off.`);
  return undefined;
}
