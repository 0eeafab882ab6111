import { sendLetter, type Topic } from '#api/content/contact.server.ts';
import { tidyName } from '#commerce/fields/name.ts';
import { readInvoice } from '#commerce/fields/invoice.ts';
import { answeredOnce } from '#commerce/form/answer-once.server.ts';
import { fieldsOf, valuesOf } from '#commerce/form/answer.ts';

import { LETTER_FIELDS, LETTER_FORM, letterWords } from './letter.ts';

/** Sends the message, or returns the problems with the typed values. */
export function writeByForm(data: FormData) {
  const field = fieldsOf(data);
  const asked = {
    form: LETTER_FORM,
    noun: 'message',
    values: valuesOf(field, LETTER_FIELDS),
    wrong: letterWords(field),
  };
  return answeredOnce(asked, field, asked.values, async (key) => {
    const invoice = readInvoice(field('invoice'));
    await sendLetter(key, {
      firstName: tidyName(field('firstName')),
      lastName: tidyName(field('lastName')),
      email: field('email').trim(),
      topic: field('topic') as Topic,
      text: field('text').trim(),
      ...(invoice && { invoice }),
    });
    return { says: 'Thank you. We answer within one business day.' };
  });
}
