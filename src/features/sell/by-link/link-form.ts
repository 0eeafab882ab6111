import { emailWords } from '#commerce/fields/field-words.ts';
import type { Fields } from '#commerce/form/answer.ts';

/** The form that asks for the link again. */
export const LINK_FORM = 'link';

export const LINK_FIELDS = ['reference', 'email'] as const;

const REFERENCE = /^[A-Z]{2,6}-\d{1,12}$/;

/** The number of a request as typed: "sell 4475" is "SELL-4475"; nothing if it can be none. */
export function readReference(typed: string): string | undefined {
  const [, letters = '', digits = ''] = /^\s*([a-z]+)[\s-]*(\d+)\s*$/i.exec(typed) ?? [];
  const reference = `${letters.toUpperCase()}-${digits}`;
  return REFERENCE.test(reference) ? reference : undefined;
}

/** The message for each field. */
export function linkWords(field: Fields): Record<(typeof LINK_FIELDS)[number], string | undefined> {
  return {
    reference: readReference(field('reference'))
      ? undefined
      : 'Enter the number of your request, such as SELL-4475.',
    email: emailWords(field('email')),
  };
}
