import { savePredictions } from '#api/portfolio/outlook-calls.server.ts';
import type { PredictedMetal } from '#api/portfolio/predictions.ts';
import { answered, fieldsOf, refusal, valuesOf, type Answer } from '#commerce/form/answer.ts';
import type { ApiError } from '#lib/api-error.ts';

import {
  fieldName,
  fieldNames,
  PREDICTIONS_FORM,
  predictionsIn,
  predictionWords,
  quartersTo,
  type End,
} from './prediction-fields.ts';

/** `last` is the last quarter of a form that asked for one more. */
export type PredictionsAnswer = Answer<{ last?: number }>;

/**
 * Handles the form. It says which quarter ran when its page was drawn (`first`); the API judges
 * whether that still runs.
 */
export async function changePredictions(data: FormData): Promise<PredictionsAnswer> {
  const field = fieldsOf(data);
  if (field('form') !== PREDICTIONS_FORM || !/^\d{4,5}$/.test(field('first'))) {
    return refusal(field('form'), 'The store does not know this form. Nothing was changed.');
  }
  const first = Number(field('first'));
  const quarters = quartersTo(Number(field('last')), first);
  const values = valuesOf(field, fieldNames(quarters));
  const asked = { form: PREDICTIONS_FORM, noun: 'prediction', values };
  const last = quarters.at(-1) ?? first;
  // For a form without JavaScript: nothing is judged yet.
  if (field('intent') === 'add') return answered(asked, async () => ({ values, last: last + 1 }));
  const typed = predictionsIn(field, quarters);
  const wrong = predictionWords(field, quarters);
  return answered(
    {
      ...asked,
      values: { ...values, last: String(last) },
      wrong,
      blame: (refused) => blamed(refused, first),
    },
    async () => {
      await savePredictions(typed);
      return { says: 'Your predictions are saved.' };
    },
  );
}

const FIELDS: Readonly<Record<string, readonly [metal: PredictedMetal, end: End]>> = {
  dateNTime: ['silver', 'best'],
  goldOptimalPrediction: ['gold', 'best'],
  goldWorstPrediction: ['gold', 'worst'],
  silverOptimalPrediction: ['silver', 'best'],
  silverWorstPrediction: ['silver', 'worst'],
};

/** The fields that the API refuses, which it names as "predictedPrices.1.goldWorstPrediction". */
function blamed({ fields }: ApiError & { kind: 'refused' }, first: number): Record<string, string> {
  const words: Record<string, string> = {};
  for (const { field, message } of fields) {
    const [index = '', name = ''] = field.split('.').slice(-2);
    const place = FIELDS[name];
    if (!place || !/^\d$/.test(index)) continue;
    const [metal, end] = place;
    words[fieldName({ quarter: first + Number(index), metal, end })] =
      `The store does not take this: it ${message}.`;
  }
  return words;
}
