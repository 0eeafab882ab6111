import { useEffect, useRef, type ReactNode } from 'react';
import { useActionData, useFetcher } from 'react-router';

import { announce } from '#ui/announcer.tsx';
import { Button, type ButtonTone } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { useDraft } from '#ui/use-draft.ts';

import { controlId, type Answer } from './answer.ts';
import { Outcome } from './outcome.tsx';
import './section-form.css';

/** What a field of the form needs: its id, its refusal, and what was typed before. */
export type FieldOf = (name: string) => {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
};

/**
 * One of several forms of a page: it is sent, waits, fails and succeeds by itself, in words and
 * aloud, and the others keep what was typed. Without JavaScript the page is drawn anew for it.
 * `keptFor` names whose draft it is; without, nothing is kept.
 */
export function SectionForm({
  form,
  fields,
  keptFor,
  submit,
  tone = 'main',
  label,
  clears = false,
  children,
}: {
  form: string;
  /** What the controls hold at first. */
  fields?: Record<string, string | undefined>;
  keptFor?: string | undefined;
  /** On the button, and while it waits. */
  submit: readonly [does: string, waits: string];
  tone?: ButtonTone;
  /** The button's full name, where the words on it come more than once. */
  label?: string | undefined;
  /** Empties the form once it is done. */
  clears?: boolean;
  children?: (field: FieldOf) => ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<Answer>({ key: form });
  const answer = useAnswer(fetcher.data, (name) => name === form);
  const draft = useDraft(`draft:${keptFor ?? ''}:${form}`, element);
  const isPending = fetcher.state !== 'idle';
  const { problems = NONE } = answer ?? {};
  const forget = useRef(draft.forget);
  // Talks to the tab's storage and to the form's controls: what is saved is no draft any more.
  useEffect(() => {
    if (!answer?.says) return;
    forget.current();
    if (clears) element.current?.reset();
  }, [answer, clears]);

  const field: FieldOf = (name) => {
    const id = controlId(form, name);
    return {
      id,
      name,
      error: problems.find((problem) => problem.field === id)?.message,
      defaultValue: answer?.values?.[name] ?? fields?.[name],
    };
  };
  return (
    <fetcher.Form
      ref={element}
      className="section-form"
      method="post"
      preventScrollReset
      noValidate
      onSubmit={(event) => {
        if (isPending) event.preventDefault();
      }}
    >
      <ErrorSummary problems={problems} />
      {draft.isBack && keptFor ? (
        <div className="outcome">
          <p>What you had typed is back. It is not saved yet.</p>
          <Button
            tone="quiet"
            onClick={() => {
              element.current?.reset();
              draft.forget();
              element.current?.querySelector<HTMLElement>('.control')?.focus();
            }}
          >
            Discard it
          </Button>
        </div>
      ) : null}
      {children?.(field)}
      <Button
        type="submit"
        name="form"
        value={form}
        tone={tone}
        pending={isPending}
        aria-label={label && (isPending ? `${submit[1]}, ${label}` : `${submit[0]}, ${label}`)}
      >
        {submit[isPending ? 1 : 0]}
      </Button>
      <Outcome answer={answer} />
    </fetcher.Form>
  );
}

const NONE: NonNullable<Answer['problems']> = [];

/**
 * The answer to a form, told to whoever does not see it. `isMine` knows the form by its name where
 * the page was drawn anew for it, without JavaScript.
 */
export function useAnswer<Answered extends Answer>(
  fetched: Answered | undefined,
  isMine: (form: string) => boolean,
): Answered | undefined {
  const page = useActionData() as Answered | undefined;
  const answer = fetched ?? (page && isMine(page.form) ? page : undefined);
  // Talks to the screen reader, and to the end of the session.
  useEffect(() => {
    if (answer?.says) announce(answer.says);
    if (answer?.failed) announce(answer.failed, 'assertive');
    if (answer?.expired) {
      void import('#commerce/session/expired.ts').then(({ sessionExpired }) => sessionExpired());
    }
  }, [answer]);
  return answer;
}
