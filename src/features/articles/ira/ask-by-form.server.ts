import { askForIraAdvice } from '#api/content/ira.server.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { phoneDigits } from '#commerce/fields/phone.ts';
import { answeredOnce } from '#commerce/form/answer-once.server.ts';
import { fieldsOf, valuesOf } from '#commerce/form/answer.ts';

import { dollarsTyped, IRA_FIELDS, IRA_FORM, iraWords, percentTyped } from './questionnaire.ts';
import type { KNOWLEDGE } from './questionnaire.ts';

/** Sends the questionnaire, or returns the problems with the typed values. */
export function askByForm(data: FormData) {
  const field = fieldsOf(data);
  const asked = {
    form: IRA_FORM,
    noun: 'questionnaire',
    values: valuesOf(field, IRA_FIELDS),
    wrong: iraWords(field),
  };
  return answeredOnce(asked, field, asked.values, async (key) => {
    const mobile = phoneDigits(field('mobile'));
    await askForIraAdvice(key, {
      firstName: tidyName(field('firstName')),
      lastName: tidyName(field('lastName')),
      email: field('email').trim(),
      ...(mobile && { mobile }),
      age: Number(field('age')),
      contribution: dollarsTyped(field('contribution')) ?? 0,
      isEmployed: field('employed') === 'yes',
      knowledge: field('knowledge') as keyof typeof KNOWLEDGE,
      gold: percentTyped(field('gold')) ?? 0,
      silver: percentTyped(field('silver')) ?? 0,
    });
    return { says: 'Thank you. We will write to you within one business day.' };
  });
}
