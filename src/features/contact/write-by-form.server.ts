import { sendLetter, type Topic } from '#api/content/contact.server.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { readInvoice } from '#commerce/fields/invoice.ts';
import { failedAnswer, fieldsOf, problemsOf, type Answer } from '#commerce/form/answer.ts';

import { LETTER_FIELDS, LETTER_FORM, letterWords } from './letter.ts';

/** Sends the message, or returns the problems with the typed values. */
export async function writeByForm(data: FormData): Promise<Answer> {
  const form = LETTER_FORM;
  const field = fieldsOf(data);
  const values = Object.fromEntries(LETTER_FIELDS.map((name) => [name, field(name)]));
  const problems = problemsOf(form, letterWords(field));
  if (problems.length > 0) return { form, problems, values };
  const invoice = readInvoice(field('invoice'));
  try {
    await sendLetter({
      firstName: tidyName(field('firstName')),
      lastName: tidyName(field('lastName')),
      email: field('email').trim(),
      topic: field('topic') as Topic,
      text: field('text').trim(),
      ...(invoice && { invoice }),
    });
  } catch (error) {
    return { ...failedAnswer(form, error), values };
  }
  return { form, says: 'Thank you. We answer within one business day.' };
}
