import { emailWords, nameWords, phoneWords } from '#commerce/fields/field-words.ts';
import type { Fields } from '#commerce/form/answer.ts';

export const IRA_FORM = 'ira';

export const IRA_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'age',
  'contribution',
  'employed',
  'knowledge',
  'gold',
  'silver',
] as const;

export const KNOWLEDGE = {
  none: 'It is all new to me',
  some: 'I have bought metal before',
  experienced: 'I know my way around',
} as const;

const YOUNGEST = 18;
const OLDEST = 120;
const MOST_DOLLARS = 10_000_000;

/**
 * The error message for each field; the rules are not legal rules, an adviser just needs usable
 * data.
 */
export function iraWords(field: Fields): Record<(typeof IRA_FIELDS)[number], string | undefined> {
  const gold = percentTyped(field('gold'));
  const silver = percentTyped(field('silver'));
  const isTooMuch = gold !== undefined && silver !== undefined && gold + silver > 100;
  return {
    firstName: nameWords(field('firstName'), 'first name'),
    lastName: nameWords(field('lastName'), 'last name'),
    email: emailWords(field('email')),
    mobile: field('mobile').trim() ? phoneWords(field('mobile')) : undefined,
    age: isAge(field('age')) ? undefined : 'Enter your age in years, from 18 to 120.',
    contribution:
      dollarsTyped(field('contribution')) === undefined
        ? 'Enter the dollars you put in each year, such as 7000, or 0.'
        : undefined,
    employed: /^(?:yes|no)$/.test(field('employed'))
      ? undefined
      : 'Choose whether you are employed.',
    knowledge: Object.hasOwn(KNOWLEDGE, field('knowledge'))
      ? undefined
      : 'Choose how well you know precious metals.',
    gold: gold === undefined ? 'Enter a percentage for gold, from 0 to 100.' : undefined,
    silver:
      silver === undefined
        ? 'Enter a percentage for silver, from 0 to 100.'
        : isTooMuch
          ? 'Gold and silver together can be 100 percent at most.'
          : undefined,
  };
}

function isAge(text: string): boolean {
  const age = Number(text);
  return /^\s*\d{1,3}\s*$/.test(text) && age >= YOUNGEST && age <= OLDEST;
}

/** Typed dollars, with or without "$" and commas. An empty field is valid. */
export function dollarsTyped(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  const dollars = Number(plain);
  return /^\d+(?:\.\d{1,2})?$/.test(plain) && dollars <= MOST_DOLLARS ? dollars : undefined;
}

/** Typed whole percent, with or without the sign. */
export function percentTyped(text: string): number | undefined {
  const [, digits] = /^(\d{1,3})\s*%?$/.exec(text.trim()) ?? [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined;
}
