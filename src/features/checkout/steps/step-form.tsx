import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';

import { useFields, type FieldOf } from '#commerce/form/field-of.ts';
import { useDraft } from '#commerce/form/use-draft.ts';
import { tell } from '#commerce/form/use-form-answer.ts';
import { Button } from '#ui/button.tsx';

import { draftName } from './send-step.ts';
import type { StepAnswer } from './step-answer.ts';
import type { Step } from '../checkout-steps.ts';
import './step-form.css';

/** The id of a step's form, for buttons outside of the form. */
export const STEP_FORM = 'step-form';

/**
 * The form of a step: posts to the step's own address, with or without JavaScript. It stores a
 * draft in this tab, and shows its pending state and the errors of its fields; the layout has their
 * summary. Payment data is never stored: such a form sets `keepsOnly`.
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
  /** The initial values of the controls. */
  fields?: Record<string, string | undefined>;
  /** The label of the button, and its label while it is pending. */
  submit: readonly [does: string, waits: string];
  keepsDraft?: boolean;
  /** Names of the controls in the draft, if not all may be stored. */
  keepsOnly?: readonly string[];
  children: (field: FieldOf) => ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  useDraft(keepsDraft ? draftName(step) : undefined, element, keepsOnly);
  useTold(answer);
  const field = useFields(step, answer, fields);
  const isSending = useIsSending('next');
  return (
    <Form ref={element} id={STEP_FORM} className="step-form" method="post" noValidate>
      {children(field)}
      <Button type="submit" name="intent" value="next" tone="main" pending={isSending}>
        {submit[isSending ? 1 : 0]}
      </Button>
    </Form>
  );
}

/** Whether the step's form is being sent, with the intent of the pressed button. */
export function useIsSending(intent: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent;
}

/** Announces the result. Refused fields are read from the error summary, which gets the focus. */
function useTold(answer: StepAnswer | undefined): void {
  // Announces the result to screen readers.
  useEffect(() => {
    if (answer) tell(answer);
  }, [answer]);
}
