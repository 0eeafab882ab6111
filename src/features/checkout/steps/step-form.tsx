import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import { fieldsIn, problemsIn, type FieldOf } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { useDraft } from '#ui/field/use-draft.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { draftKey } from './send-step.ts';
import type { StepAnswer } from './step-answer.ts';
import type { Step } from './steps.ts';
import './step-form.css';

/** The id of a step's form: buttons outside of it belong to it by this name. */
export const STEP_FORM = 'step-form';

/**
 * The form of a step: posted to the step's own address, with or without JavaScript. It keeps what
 * is typed in this tab, says what it waits for, and shows what it was refused for. A payment's
 * secrets are kept nowhere: such a form says what it `keepsOnly`.
 */
export function StepForm({
  step,
  answer,
  fields,
  submit,
  keepsDraft = true,
  keepsOnly,
  children,
}: {
  step: Step;
  answer: StepAnswer | undefined;
  /** What the controls hold at first. */
  fields?: Record<string, string | undefined>;
  /** On the button, and while it waits. */
  submit: readonly [does: string, waits: string];
  keepsDraft?: boolean;
  /** Names of the controls that are kept, where not all may be. */
  keepsOnly?: readonly string[];
  children: (field: FieldOf) => ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  useDraft(keepsDraft ? draftKey(step) : undefined, element, keepsOnly);
  useTold(answer);
  const isSending = useIsSending('next');
  return (
    <Form ref={element} id={STEP_FORM} className="step-form" method="post" noValidate>
      <ErrorSummary problems={problemsIn(answer)} />
      <Outcome answer={answer} />
      {children(fieldsIn(step, answer, fields))}
      <Button type="submit" name="intent" value="next" tone="main" pending={isSending}>
        {submit[isSending ? 1 : 0]}
      </Button>
    </Form>
  );
}

/** Whether the step's form is on its way, sent by the button with this intent. */
export function useIsSending(intent: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent;
}

/** To whoever does not see it. Refused fields are told by the summary, which takes the focus. */
function useTold(answer: StepAnswer | undefined): void {
  // Talks to the screen reader.
  useEffect(() => {
    if (answer?.failed) announce(answer.failed, 'assertive');
    if (answer?.says) announce(answer.says);
  }, [answer]);
}
