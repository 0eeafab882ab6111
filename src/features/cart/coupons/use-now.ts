import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { keepCoupon } from '#commerce/cart/keep/coupon-code.ts';
import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { refusal, wordsOf, type Answer } from '#commerce/form/answer.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { signInHref } from '#commerce/session/return-to.ts';
import { failureWords } from '#commerce/words/failure-words.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { EMPTY_CART } from './offered-words.ts';
import type { CartOffers } from './use-cart-offers.ts';

const applying = lazyCalls(() => import('./apply-code.ts'));

/**
 * Puts a coupon on the cart and leads there, or shows why not. A guest is led to sign in: the
 * coupon waits for the cart that comes along. `drawn` is the answer to the form without JavaScript.
 */
export function useNow(code: string, { signedIn, lines }: CartOffers, drawn: Answer | undefined) {
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(drawn?.form === code ? drawn : undefined);
  const [isPending, setIsPending] = useState(false);

  function refuse(says: string) {
    const refused = refusal(code, says);
    setAnswer(refused);
    announce(wordsOf(refused) ?? '', 'assertive');
  }

  async function putOnCart() {
    setIsPending(true);
    const tried = await applying().then(
      ({ applyCode }) => applyCode(code),
      (error: unknown) => ({ code, says: failureWords(error) }),
    );
    setIsPending(false);
    if (!tried) return;
    if ('says' in tried) return refuse(tried.says);
    keepCoupon(tried.code);
    await navigate(CART_PATH);
    toast(`${tried.code} takes ${formatMoney(tried.takesOff)} off your cart.`);
  }

  /** For `onSubmit`. */
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!signedIn) {
      keepCoupon(code);
      toast(`Sign in, and ${code} is on your cart.`);
      void navigate(signInHref(CART_PATH));
    } else if (lines?.length === 0) refuse(EMPTY_CART);
    else void putOnCart();
  }

  return { answer, isPending, submit };
}
