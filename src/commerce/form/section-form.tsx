import { useRef, type ReactNode, type RefObject } from 'react';

import { Button, type ButtonTone } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { useDraft } from '#ui/field/use-draft.ts';

import type { Answer } from './answer.ts';
import { fieldsIn, problemsIn, type FieldOf } from './field-of.ts';
import { Outcome } from './outcome.tsx';
import { useFormAnswer } from './use-form-answer.ts';
import { useFormKey } from './use-form-key.ts';
import './section-form.css';

/**
 * One of several forms of a page: it is submitted and answered separately, the answer is shown and
 * announced, and the other forms keep their typed text. Without JavaScript the answer is a whole
 * page. `keptFor` is a part of the draft's key, such as a customer's id; without it no draft is
 * stored.
 */
export function SectionForm({
  form,
  fields,
  keptFor,
  submit,
  tone = 'main',
  label,
  clears = false,
  action,
  onDone,
  children,
}: {
  form: string;
  /** The initial values of the controls. */
  fields?: Record<string, string | undefined>;
  keptFor?: string | undefined;
  /** The button's text, and its text while the answer is pending. */
  submit: readonly [does: string, waits: string];
  tone?: ButtonTone;
  /** Appended to the button's name if its text repeats on the page. */
  label?: string | undefined;
  /** Resets the form after success. */
  clears?: boolean;
  /** The path of another route that answers; it changes nothing on this page. */
  action?: string;
  onDone?: (answer: Answer) => void;
  children?: (field: FieldOf) => ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(`draft:${keptFor ?? ''}:${form}`, element);
  const press = useFormKey(`${keptFor ?? ''}:${form}`);
  const {
    answer,
    isPending,
    submit: send,
  } = useFormAnswer((name) => name === form, onAnswer, action);

  const post = { method: 'post', action, noValidate: true };
  const words = submit[isPending ? 1 : 0];
  const button = label ? { 'aria-label': `${words}, ${label}` } : {};

  function onAnswer(answered: Answer) {
    if (answered.kind !== 'failed') press.renewKey();
    if (answered.kind !== 'saved') return;
    // Saved text is no longer a draft.
    draft.forget();
    onDone?.(answered);
    if (clears) element.current?.reset();
  }

  return (
    <form
      ref={element}
      className="section-form"
      {...post}
      onSubmit={(event) => send(event, press.holdKey)}
    >
      <ErrorSummary problems={problemsIn(answer)} />
      {draft.isBack && keptFor ? <RestoredDraft form={element} forget={draft.forget} /> : null}
      {children?.(fieldsIn(form, answer, { ...fields, ...press.fieldsAfter(answer) }))}
      <Button {...button} type="submit" name="form" value={form} tone={tone} pending={isPending}>
        {words}
      </Button>
      <Outcome answer={answer} />
    </form>
  );
}

function RestoredDraft({
  form,
  forget,
}: {
  form: RefObject<HTMLFormElement | null>;
  forget: () => void;
}) {
  function discard() {
    form.current?.reset();
    forget();
    form.current?.querySelector<HTMLElement>('.control')?.focus();
  }
  return (
    <div className="outcome">
      <p>What you had typed is back. It is not saved yet.</p>
      <Button tone="quiet" onClick={discard}>
        Discard it
      </Button>
    </div>
  );
}
