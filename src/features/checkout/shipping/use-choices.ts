import { useEffect, useState, type ChangeEvent } from 'react';

import type { CheckoutChange, CheckoutSettings } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import { fieldsOf } from '#commerce/form/answer.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { STEP_FORM } from '../steps/step-form.tsx';
import { bothTotals, withChoices } from '../summary/shown-total.ts';
import { shippingChange } from '../shipping-rules.ts';

export type Choose = (event: ChangeEvent<HTMLInputElement>) => void;

/**
 * The checkout with what the form of the shipping step holds, so that its totals follow each tick;
 * both are announced.
 */
export function useChoices(checkout: Checkout, settings: CheckoutSettings) {
  const [change, setChange] = useState<CheckoutChange>();
  // Reads the form once: its draft may have restored other choices than the saved ones.
  useEffect(() => {
    const form = document.getElementById(STEP_FORM);
    // oxlint-disable-next-line react/set-state-in-effect -- only the rendered controls have the restored values
    if (form instanceof HTMLFormElement) setChange(changeIn(form, checkout));
  }, [checkout]);

  const choose: Choose = ({ currentTarget: { form } }) => {
    if (!form) return;
    const next = changeIn(form, checkout);
    setChange(next);
    const { check, card } = bothTotals(withChoices(checkout, next, settings));
    announce(
      `Total ${formatMoney(check)} by check, wire or eCheck, ${formatMoney(card)} by card or PayPal.`,
    );
  };
  return { shown: change ? withChoices(checkout, change, settings) : checkout, choose };
}

function changeIn(form: HTMLFormElement, checkout: Checkout): CheckoutChange {
  return shippingChange(fieldsOf(new FormData(form)), checkout);
}
