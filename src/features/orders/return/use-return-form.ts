import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useActionData } from 'react-router';

import type { OrderReturns } from '#api/orders/returns.ts';
import { problemsOf, type Answer } from '#commerce/form/answer.ts';
import { useFields } from '#commerce/form/field-of.ts';
import { useDraft } from '#commerce/form/use-draft.ts';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { useTyped, type Values } from '#commerce/form/use-typed.ts';
import { hasUnsentPhoto, photosSettled, photoTokensOf } from '#commerce/photos/photo-store.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { draftName, keptKey, returnDraft } from './kept-return.ts';
import { chosenIn, quantityField, RETURN_FORM, tickField } from './return-fields.ts';
import { feeFor, feeWords, sumOf } from './return-money.ts';

export type ReturnStart = {
  customerId: string;
  /** The key of the form that the server has drawn. */
  key: string;
};

/** The state of the form: what is typed, what it comes to, and the answer. */
export function useReturnForm(invoice: string, terms: OrderReturns, start: ReturnStart) {
  const drawn = useActionData<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const keptAs = returnDraft(start.customerId, invoice);
  const draft = useDraft(draftName(invoice), form);
  const typed = useTyped(form, { ...firstValues(terms), ...drawn?.values });
  const [key, setKey] = useState(drawn?.values?.['key'] ?? start.key);
  const [isWaiting, setWaiting] = useState(false);
  const { answer, isPending, send, settle } = useFormAnswer(
    (name) => name === RETURN_FORM,
    (arrived) => {
      const next = arrived.values?.['key'];
      if (next) setKey(keptKey(keptAs, next, true));
    },
  );

  // After a reload the key is that of the form before: its request may have been received.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has the tab's storage
    setKey((now) => keptKey(keptAs, now));
  }, [keptAs]);

  const chosen = chosenIn(typed.field, terms.lines);
  const fee = feeFor(typed.field('reason'), terms);
  const sum = sumOf(chosen, fee);
  const cost = feeWords(fee, sum);
  const isChosen = fee !== undefined;
  const told = useRef(cost);

  // Announces what the return costs, once a choice has changed it.
  useEffect(() => {
    if (told.current === cost) return;
    told.current = cost;
    if (isChosen) announce(cost);
  }, [cost, isChosen]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || isWaiting) return;
    const element = event.currentTarget;
    setWaiting(true);
    await photosSettled();
    setWaiting(false);
    if (hasUnsentPhoto(keptAs)) {
      const photos = 'A photo is not sent. Send it again, or take it off.';
      const problems = problemsOf(RETURN_FORM, { photos });
      return settle({ kind: 'refused', form: RETURN_FORM, problems, status: 400 });
    }
    const data = new FormData(element);
    data.set('photos', photoTokensOf(keptAs).join(' '));
    send(data);
  }

  return {
    form,
    key,
    keptAs,
    typed,
    answer,
    field: useFields(RETURN_FORM, answer, drawn?.values ? {} : firstValues(terms)),
    arrived: drawn?.values?.['photos'] ?? '',
    isBack: draft.isRestored && answer === undefined,
    isPending: isPending || isWaiting,
    submit,
    sum,
    cost,
  };
}

/** A single line is chosen already; of each, one comes back. */
function firstValues({ lines }: OrderReturns): Values {
  const open = lines.filter(({ left }) => left > 0);
  const values = open.map((line) => [quantityField(line), '1']);
  const [only] = open.length === 1 ? open : [];
  return Object.fromEntries([...values, ...(only ? [[tickField(only), 'on']] : [])]);
}
