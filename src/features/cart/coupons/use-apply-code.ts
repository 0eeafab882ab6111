import { useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { failureWords } from '#commerce/words/failure-words.ts';
import { lazyCalls } from '#lib/lazy-calls.ts';
import { focusRefused } from '#ui/field/focus-refused.ts';

const applying = lazyCalls(() => import('./apply-typed.ts'));

/** Applies a typed or chosen coupon code to the cart. `says` is the reason for the last refusal. */
export function useApplyCode(form: RefObject<HTMLFormElement | null>, refusedBefore?: string) {
  const [says, setSays] = useState(refusedBefore);
  const [isTrying, setIsTrying] = useState(false);

  /** Keeps the typed code in the field, for the customer to correct. */
  function refuse(words: string) {
    // The error is rendered before the field takes the focus.
    flushSync(() => setSays(words));
    focusRefused(form.current?.querySelector<HTMLElement>('input.control'), words);
  }

  async function tryTyped(typed: FormDataEntryValue | undefined) {
    setIsTrying(true);
    const why = await applying().then(({ applyTyped }) => applyTyped(typed), failureWords);
    setIsTrying(false);
    if (why) refuse(why);
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!isTrying) {
      void tryTyped(new FormData(event.currentTarget, submitter).getAll('coupon').at(-1));
    }
  }

  return { says, isTrying, apply };
}
