import { problemsOf } from '#commerce/form/answer.ts';

import { SHIPPING_STEP_FIELDS, shippingChange, shippingStepWords } from '../shipping-rules.ts';
import { actOnStep } from '../steps/step-action.server.ts';

/** Validates the shipping step and saves the shipping method. */
export function saveShipping(request: Request) {
  return actOnStep(request, 'shipping', SHIPPING_STEP_FIELDS, (field, { checkout }) => {
    const problems = problemsOf('shipping', shippingStepWords(field, checkout));
    if (problems.length > 0) return { problems };
    return { change: shippingChange(field, checkout) };
  });
}
