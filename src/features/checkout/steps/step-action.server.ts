import { data, redirect } from 'react-router';

import { changeCheckout, type CheckoutChange } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import {
  boundWords,
  failedAnswer,
  fieldsOf,
  problemsOf,
  statusOf,
  valuesOf,
  type Fields,
} from '#commerce/form/answer.ts';
import { readForm, withWholeTexts } from '#commerce/form/read-form.ts';
import type { Problem } from '#ui/field/error-summary.tsx';

import type { AddressQuestion } from './address-doubts.ts';
import { cookieHeaders } from '../checkout-cookie.ts';
import { noted, openStep, shownAt, type OpenStep } from '../open-checkout.server.ts';
import { withoutAccess } from '../without-access.server.ts';
import { refusalCookie } from './refusal-cookie.ts';
import type { StepAnswer } from './step-answer.ts';
import { nextStep, stepPath, STEPS, type Step } from '../checkout-steps.ts';

/** The result of a step's validation: a change, or the problems or the question that come before. */
export type Judged =
  | { change: CheckoutChange }
  | { problems: readonly Problem[]; question?: AddressQuestion };

/**
 * The action of a step, with or without JavaScript: validates the fields, changes the checkout, and
 * redirects to the next step. `names` are the fields that are shown again after a refusal; never
 * include payment data.
 */
export async function actOnStep(
  request: Request,
  step: Step,
  names: readonly string[],
  judge: (field: Fields, open: OpenStep) => Judged | Promise<Judged>,
) {
  const form = await readForm(request);
  const field = fieldsOf(form);
  const open = await openStep(request, step);
  const values = valuesOf(field, names);
  try {
    if (field('intent') === 'refresh-prices') return await refresh(request, open, step, values);
    const long = problemsOf(step, boundWords(values));
    const judged: Judged = long.length > 0 ? { problems: long } : await judge(field, open);
    if ('problems' in judged) {
      const { problems, question } = judged;
      const asked = { kind: 'refused' as const, form: step, problems, values };
      const answer = question ? { ...asked, question, status: 200 } : { ...asked, status: 400 };
      return refused(withWholeTexts(form, answer), shownAt(step, open));
    }
    return leadOn(request, step, open, await changeCheckout(open.id, judged.change));
  } catch (error) {
    // A redirect from the validation, such as to the payment provider.
    if (error instanceof Response) throw error;
    const answer = failedAnswer({ form: step, noun: 'checkout', values }, error);
    if (answer.kind !== 'expired') return refused(answer, shownAt(step, open));
    throw withoutAccess(request, stepPath(step), 303);
  }
}

/** Refreshes the prices and keeps the typed text. */
async function refresh(
  request: Request,
  open: OpenStep,
  step: Step,
  values: Record<string, string>,
) {
  const checkout = await changeCheckout(open.id, { refreshPrices: true });
  const { news, setCookies } = shownAt(step, noted(request, checkout, open));
  const says = news ? 'Prices are up to date.' : 'Prices are up to date, and did not change.';
  const answer: StepAnswer = { kind: 'saved', form: step, says, values, ...(news && { news }) };
  return data(answer, { headers: cookieHeaders(setCookies) });
}

function leadOn(request: Request, step: Step, open: OpenStep, checkout: Checkout) {
  const { setCookies } = noted(request, checkout, open);
  const after = STEPS[STEPS.indexOf(step) + 1] ?? 'review';
  const due = nextStep(checkout);
  // After a change of an earlier step, the shopper continues step by step from there.
  const to = STEPS.indexOf(due) < STEPS.indexOf(after) ? due : after;
  const headers = cookieHeaders([...setCookies, refusalCookie(undefined)]);
  return redirect(stepPath(to), { status: 303, headers });
}

/**
 * Adds price changes from this request, because the page reads the checkout again and the API
 * reports them once.
 */
function refused(answer: StepAnswer, { setCookies, news }: Omit<OpenStep, 'id'>) {
  const told = news ? { ...answer, news } : answer;
  return data(told, { status: statusOf(answer), headers: cookieHeaders(setCookies) });
}
