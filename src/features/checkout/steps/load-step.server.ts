import { data } from 'react-router';

import { openStep, type OpenStep, type StepData } from '../open-checkout.server.ts';
import { cookieHeaders } from './step-action.server.ts';
import type { Step } from './steps.ts';

/** What a step shows; `more` is what it needs beside the checkout. The checkout's id stays here. */
export async function loadStep<More extends object>(
  request: Request,
  step: Step,
  more: (open: OpenStep) => Promise<More>,
) {
  const open = await openStep(request, step);
  const { checkout, news, setCookies } = open;
  const shown: StepData & More = { checkout, news, ...(await more(open)) };
  return data(shown, { headers: cookieHeaders(setCookies) });
}
