import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useActionData } from 'react-router';

import { controlId } from '#commerce/form/answer.ts';
import { useFields } from '#commerce/form/field-of.ts';
import { useDraft } from '#commerce/form/use-draft.ts';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { useTyped, type Values } from '#commerce/form/use-typed.ts';

import { ADD_HOLDING_PATH } from '../add-holding-path.ts';
import type { AddAnswer } from './add-holding-action.server.ts';
import type { AddStart } from './add-start.ts';
import { ADD_FORM, HOLDING_FIELDS } from './holding-fields.ts';
import { forgetPiece, type Chosen } from './kept-piece.ts';
import { usePiece } from './use-piece.ts';

/** The fields that a draft keeps: the piece is kept by itself. */
const DRAFTED = HOLDING_FIELDS.filter((name) => name !== 'name' && name !== 'product');
const FIRST: Values = { source: 'other' };

type Saved = { found?: readonly Chosen[]; next?: string; added?: string };

/**
 * The state of the form. A `round` ends when a purchase is recorded: the next has its own key, and
 * begins with the values that stay.
 */
export function useAddForm(start: AddStart, onClosed: (says: string) => void) {
  const { customerId } = start;
  const drawn = useActionData<AddAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(ADD_FORM, form, DRAFTED);
  const [round, setRound] = useState(() => ({ count: 0, ...roundOf(drawn, start.key) }));
  const [pressed, setPressed] = useState('');
  const { piece, setPiece, change, isBack } = usePiece(customerId, start.chosen, drawn);
  const typed = useTyped(form, { ...round.values, ...drawn?.values });
  const { answer, isPending, submit } = useFormAnswer<Saved>(
    (name) => name === ADD_FORM,
    (arrived) => {
      if (arrived.kind !== 'saved') return;
      draft.discard();
      forgetPiece();
      if (arrived.added) return onClosed(arrived.added);
      const values = arrived.values ?? FIRST;
      setRound({ count: round.count + 1, key: arrived.next ?? start.key, values });
      setPiece({ text: '' });
      typed.setTyped(values);
    },
    ADD_HOLDING_PATH,
  );

  const field = useFields(ADD_FORM, answer, round.values);

  // Moves the focus to the first field of the next piece, which has just been drawn.
  useEffect(() => {
    if (round.count > 0) document.getElementById(controlId(ADD_FORM, 'name'))?.focus();
  }, [round.count]);

  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!isPending) setPressed(submitter instanceof HTMLButtonElement ? submitter.value : 'close');
    submit(event);
  }

  return {
    form,
    round,
    piece,
    change,
    typed,
    answer,
    field,
    isBack: (draft.isRestored || isBack) && answer === undefined,
    /** The button whose answer is pending. */
    pending: isPending ? pressed : undefined,
    send,
  };
}

/** The key and the first values of the form, after an answer without JavaScript too. */
function roundOf(drawn: AddAnswer | undefined, key: string) {
  const values: Values = drawn?.values ?? FIRST;
  if (drawn?.kind === 'saved' && drawn.next) return { key: drawn.next, values };
  return { key: values['key'] || key, values: FIRST };
}
