import { problemsOf } from '#commerce/form/answer.ts';

import { addressChange, ADDRESS_STEP_FIELDS, addressStepWords } from './address-rules.ts';
import { actOnStep } from './step-action.server.ts';

/** Judges the address step and keeps where to ship and to write. */
export function saveAddress(request: Request) {
  return actOnStep(request, 'address', ADDRESS_STEP_FIELDS, (field, { checkout }) => {
    const problems = problemsOf('address', addressStepWords(field));
    if (problems.length > 0) return { answer: { form: 'address', problems } };
    return { change: addressChange(field, checkout) };
  });
}
