import { onServer } from '#api/cart/cart-calls.server.ts';
import { readCart } from '#api/cart/cart-verbs.ts';
import { tryCoupon } from '#api/cart/coupons.ts';
import { codeTyped } from '#commerce/cart/keep/coupon-code.ts';
import { answered, fieldsOf, type Answer } from '#commerce/form/answer.ts';

import { refused } from '../actions/visit-cart.ts';
import { NO_CODE } from '../actions/coupon-words.ts';
import { EMPTY_CART } from './offered-words.ts';

/**
 * "Use it now" without JavaScript, for a customer: the coupon to keep, or why it does not apply. The
 * form of the answer is the code, which tells the row of the page.
 */
export function putOnCartByForm(data: FormData): Promise<Answer<{ code: string }>> {
  const code = codeTyped(fieldsOf(data)('coupon'));
  return answered({ form: code, noun: 'coupon' }, async () => {
    const tried = code ? await tryCoupon(code) : { says: NO_CODE };
    if (!('says' in tried)) return { code: tried.code };
    const isEmpty = code !== '' && (await readCart(onServer)).length === 0;
    throw refused(isEmpty ? EMPTY_CART : tried.says);
  });
}
