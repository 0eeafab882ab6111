import type { Topic } from '#api/content/contact.server.ts';
import { emailWords, nameWords, textWords } from '#commerce/fields/field-words.ts';
import { readInvoice } from '#commerce/fields/invoice.ts';
import type { Fields } from '#commerce/form/answer.ts';

export const LETTER_FORM = 'letter';

export const LETTER_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'topic',
  'invoice',
  'text',
] as const;

/** The maximum characters of a message. */
export const LONGEST_LETTER = 4000;

export const TOPICS = {
  Order: 'An order',
  Payment: 'A payment',
  Shipping: 'Shipping',
  Product: 'A product',
  'Sell to us': 'Selling to us',
  Account: 'My account',
  Accessibility: 'This website being hard to use',
  Other: 'Something else',
} as const satisfies Record<Topic, string>;

/** §5 The error message for each field; the order number is optional. */
export function letterWords(
  field: Fields,
): Record<(typeof LETTER_FIELDS)[number], string | undefined> {
  return {
    firstName: nameWords(field('firstName'), 'first name'),
    lastName: nameWords(field('lastName'), 'last name'),
    email: emailWords(field('email')),
    topic: Object.hasOwn(TOPICS, field('topic')) ? undefined : 'Choose what your message is about.',
    invoice:
      !field('invoice').trim() || readInvoice(field('invoice'))
        ? undefined
        : 'An order number is letters and digits, such as BPM-104512. Leave it empty if you have none.',
    text: textWords(field('text'), 'message', LONGEST_LETTER),
  };
}
