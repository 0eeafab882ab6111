import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { known } from '#api/cache/query-client.ts';
import { customerCartQuery } from '#api/cart/cart.ts';
import { triedCouponQuery, tryCoupon } from '#api/cart/coupons.ts';
import { keepsForLater, settle } from '#commerce/cart/change/customer-cart.ts';
import { codeTyped, keepCoupon } from '#commerce/cart/keep/coupon-code.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { isExpired } from '#lib/api-error.ts';
import { focusRefused } from '#ui/field/focus-refused.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { couponKey } from './coupon-key.ts';
import { NO_CODE } from './coupon-words.ts';

/** Applies a typed or chosen coupon code to the cart. `says` is the reason for the last refusal. */
export function useApplyCode(form: RefObject<HTMLFormElement | null>, refusedBefore?: string) {
  const client = useQueryClient();
  const [says, setSays] = useState(refusedBefore);
  const [isTrying, setIsTrying] = useState(false);

  /** Keeps the typed code in the field, for the customer to correct. */
  function refuse(words: string) {
    // The error is rendered before the field takes the focus.
    flushSync(() => setSays(words));
    focusRefused(form.current?.querySelector<HTMLElement>('input.control'), words);
  }

  async function tryCode(code: string) {
    setIsTrying(true);
    const keepForLater = keepsForLater();
    try {
      await settle();
      const tried = await tryCoupon(code);
      if ('says' in tried) return void refuse(tried.says);
      const lines = known(customerCartQuery()) ?? [];
      client.setQueryData(triedCouponQuery(tried.code, couponKey(lines)).queryKey, tried);
      document.getElementById('cart-totals-heading')?.focus();
      keepCoupon(tried.code);
      announce(`${tried.code} takes ${formatMoney(tried.takesOff)} off.`);
    } catch (error) {
      if (!isExpired(error)) return void refuse(failureWords(error));
      keepForLater({ coupon: code });
      sessionExpired();
    } finally {
      setIsTrying(false);
    }
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTrying) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = new FormData(event.currentTarget, submitter).getAll('coupon').at(-1);
    const code = codeTyped(typeof typed === 'string' ? typed : '');
    if (code) void tryCode(code);
    else refuse(NO_CODE);
  }

  return { says, isTrying, apply };
}
