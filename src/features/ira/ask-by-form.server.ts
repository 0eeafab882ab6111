import { askForIraAdvice } from '#api/content/ira.server.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { phoneDigits } from '#commerce/fields/phone.ts';
import { failedAnswer, fieldsOf, problemsOf, type Answer } from '#commerce/form/answer.ts';

import { dollarsTyped, IRA_FIELDS, IRA_FORM, iraWords, percentTyped } from './questionnaire.ts';
import type { KNOWLEDGE } from './questionnaire.ts';

/** Sends the questionnaire, or returns the problems with the typed values. */
export async function askByForm(data: FormData): Promise<Answer> {
  const form = IRA_FORM;
  const field = fieldsOf(data);
  const values = Object.fromEntries(IRA_FIELDS.map((name) => [name, field(name)]));
  const problems = problemsOf(form, iraWords(field));
  if (problems.length > 0) return { form, problems, values };
  const mobile = phoneDigits(field('mobile'));
  try {
    await askForIraAdvice({
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
  } catch (error) {
    return { ...failedAnswer(form, error), values };
  }
  return { form, says: 'Thank you. We will write to you within one business day.' };
}
