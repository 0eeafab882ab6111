import { data, redirect } from 'react-router';

import { changeCheckout, type CheckoutChange } from '#api/checkout/checkout-calls.server.ts';
import type { Checkout } from '#api/checkout/checkout.ts';
import { failedAnswer, fieldsOf, statusOf, type Fields } from '#commerce/form/answer.ts';
import { toSignInAgain } from '#commerce/session/sign-in-again.ts';

import { cookieHeaders } from '../checkout-cookie.ts';
import { noted, openStep, type OpenStep } from '../open-checkout.server.ts';
import type { StepAnswer } from './step-answer.ts';
import { nextStep, stepPath, STEPS, type Step } from './steps.ts';

/** A step's form, read and judged: what it changes, or what has to be mended first. */
export type Judged = { change: CheckoutChange } | { answer: StepAnswer };

/**
 * What the form of a step does, with or without JavaScript: its fields are judged, the checkout is
 * changed, and the next step follows. `names` are the fields that are shown again after a refusal;
 * nothing that somebody could pay with may be among them.
 */
export async function actOnStep(
  request: Request,
  step: Step,
  names: readonly string[],
  judge: (field: Fields, open: OpenStep) => Judged | Promise<Judged>,
) {
  const open = await openStep(request, step);
  const field = fieldsOf(await request.formData());
  const values = Object.fromEntries(names.map((name) => [name, field(name)]));
  try {
    if (field('intent') === 'refresh-prices') return await refresh(request, open, step, values);
    const judged = await judge(field, open);
    if ('answer' in judged) return refused({ values, ...judged.answer }, open);
    return leadOn(request, step, open, await changeCheckout(open.id, judged.change));
  } catch (error) {
    // A way on that the judge has found, such as the payment provider's.
    if (error instanceof Response) throw error;
    const answer = failedAnswer(step, error);
    if (!answer.expired) return refused({ ...answer, values }, open);
    throw toSignInAgain(stepPath(step), 303);
  }
}

/** New prices at once. What was typed stays as it was. */
async function refresh(
  request: Request,
  open: OpenStep,
  step: Step,
  values: Record<string, string>,
) {
  const checkout = await changeCheckout(open.id, { refreshPrices: true });
  const { news, setCookies } = noted(request, checkout, open);
  const says = news ? 'Prices are up to date.' : 'Prices are up to date, and did not change.';
  const answer: StepAnswer = { form: step, says, values, ...(news && { news }) };
  return data(answer, { headers: cookieHeaders(setCookies) });
}

function leadOn(request: Request, step: Step, open: OpenStep, checkout: Checkout) {
  const { setCookies } = noted(request, checkout, open);
  const after = STEPS[STEPS.indexOf(step) + 1] ?? 'review';
  const due = nextStep(checkout);
  // Who changes an earlier step goes on from there, step by step.
  const to = STEPS.indexOf(due) < STEPS.indexOf(after) ? due : after;
  return redirect(stepPath(to), { status: 303, headers: cookieHeaders(setCookies) });
}

/** What moved while the form was read is told with the page, which reads the checkout anew. */
function refused(answer: StepAnswer, { setCookies, news }: OpenStep) {
  const told = news ? { ...answer, news } : answer;
  return data(told, { status: statusOf(answer), headers: cookieHeaders(setCookies) });
}
