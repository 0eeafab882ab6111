import { useRef, type ReactNode, type RefObject } from 'react';

import { Button, type ButtonTone } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';

import type { Answer } from './answer.ts';
import { problemsIn, useFields, type FieldOf } from './field-of.ts';
import { Outcome } from './outcome.tsx';
import { useDraft } from './use-draft.ts';
import { useFormAnswer } from './use-form-answer.ts';
import { useFormKey } from './use-form-key.ts';
import './section-form.css';

type SectionFormProps = {
  form: string;
  /** The initial values of the controls. */
  fields?: Record<string, string | undefined>;
  /**
   * Whether what is typed is stored for a reload; a text is the subject of a form that has several,
   * such as an order's number.
   */
  draft?: boolean | string;
  /** The button's text, and its text while the answer is pending. */
  submit: readonly [does: string, waits: string];
  tone?: ButtonTone;
  /** Appended to the button's name if its text repeats on the page. */
  label?: string | undefined;
  /** Resets the form after success. */
  clears?: boolean;
  /** The page is the same for everyone. */
  isPublic?: boolean;
  /** The path of another route that answers; it changes nothing on this page. */
  action?: string;
  onDone?: (answer: Answer) => void;
  /** `hidden` are the values of hidden fields, which repeat those of the last answer. */
  children?: (field: FieldOf, hidden: Readonly<Record<string, string>>) => ReactNode;
};

/**
 * One of several forms of a page: it is submitted and answered separately, the answer is shown and
 * announced, and the other forms keep their typed text. Without JavaScript the answer is a whole
 * page.
 */
export function SectionForm({
  form,
  fields,
  draft: subject = false,
  submit,
  tone = 'main',
  label,
  clears = false,
  isPublic = false,
  action,
  onDone,
  children,
}: SectionFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const name = typeof subject === 'string' ? `${form}:${subject}` : form;
  const draft = useDraft(subject === false ? undefined : name, element);
  const press = useFormKey(name, isPublic);
  const {
    answer,
    isPending,
    submit: send,
  } = useFormAnswer((name) => name === form, onAnswer, action);
  const field = useFields(form, answer, fields);

  const post = { method: 'post', action, noValidate: true };
  const words = submit[isPending ? 1 : 0];
  const button = label ? { 'aria-label': `${words}, ${label}` } : {};

  function onAnswer(answered: Answer) {
    if (answered.kind !== 'failed') press.renewKey();
    if (answered.kind !== 'saved') return;
    // Saved text is no longer a draft.
    draft.discard();
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
      {draft.isRestored ? <RestoredDraft form={element} discard={draft.discard} /> : null}
      {children?.(field, { ...press.fieldsAfter(answer), ...answer?.values })}
      <Button {...button} type="submit" name="form" value={form} tone={tone} pending={isPending}>
        {words}
      </Button>
      <Outcome answer={answer} />
    </form>
  );
}

function RestoredDraft({
  form,
  discard,
}: {
  form: RefObject<HTMLFormElement | null>;
  discard: () => void;
}) {
  function press() {
    form.current?.reset();
    discard();
    form.current?.querySelector<HTMLElement>('.control')?.focus();
  }
  return (
    <div className="outcome">
      <p>What you had typed is back. It is not saved yet.</p>
      <Button tone="quiet" onClick={press}>
        Discard it
      </Button>
    </div>
  );
}
