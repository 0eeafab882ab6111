import { emailWords, nameWords, phoneWords } from '#commerce/fields/field-words.ts';
import type { Fields } from '#commerce/form/answer.ts';

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'mobile'] as const;

/** The error message for each field of the contact details (§5). */
export function contactWords(field: Fields) {
  return {
    firstName: nameWords(field('firstName'), 'first name'),
    lastName: nameWords(field('lastName'), 'last name'),
    email: emailWords(field('email')),
    mobile: phoneWords(field('mobile')),
  };
}
