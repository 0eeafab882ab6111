import { personalFields } from '#generated/personal-fields.ts';
import { personalNames } from '#lib/personal-names.ts';
import { redactText, redactValue } from '#lib/secrets.server.ts';

const HIDDEN = '[redacted]';
/** `name=value` of a query or a form, also within a text. */
const PAIR = /(?<![\w.[\]%-])([\w.[\]%-]{1,100})=(?:"[^"]*"?|[^&#\s]*)/g;
/** `"name": value` of JSON within a text, such as the message of a failed `JSON.parse`. */
const JSON_PAIR = /"([\w.-]{1,100})":\s?(?:"(?:[^"\\\n]|\\.)*"?|\[[^\]\n]*\]?|[^\s,}\]]*)/g;
/** Numbers of persons, also in an address, where a space is `%20` or `+`. */
const NUMBERS = [
  // A phone number.
  /(?<=^|[^\w.-]|%[\da-f]{2})(?:\+?1(?:[ .+-]|%20)?)?(?:\(|%28)?\d{3}(?:\)|%29)?(?:[ .+-]|%20)?\d{3}(?:[ .+-]|%20)\d{4}(?!\w)/gi,
  // A tax id of a person or a company.
  /(?<=^|[^\w.-]|%[\da-f]{2})(?:\d{3}-\d{2}-\d{4}|\d{2}-\d{7})(?![\w-])/gi,
  // Any long number, such as that of a license, which may begin with a letter.
  /(?<=^|[^\w.-]|%[\da-f]{2})[a-z]?\d{7,}(?![\w-]|\.\d)/gi,
];

/** Whether a field, parameter or header of this name holds data of a person. */
export const isPersonal = personalNames(personalFields);

/**
 * A text without values of persons: after their names, and by pattern tokens, e-mail addresses, phone
 * and other long numbers. Dates, amounts and invoice numbers stay.
 */
export function redactPersonalText(text: string): string {
  // Tokens come first: a number may be a part of one.
  return withoutValues(redactText(text));
}

/** JSON without values of persons, at any depth; what is empty stays. */
export function redactPersonalValue(value: unknown): unknown {
  return withoutPersons(redactValue(value), false);
}

function withoutPersons(value: unknown, isHidden: boolean): unknown {
  if (value === null || value === '') return value;
  if (Array.isArray(value)) return value.map((entry) => withoutPersons(entry, isHidden));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        withoutValues(name),
        withoutPersons(inner, isHidden || isPersonal(name)),
      ]),
    );
  }
  if (isHidden) return HIDDEN;
  return typeof value === 'string' ? withoutValues(value) : value;
}

function withoutValues(text: string): string {
  const named = text.replaceAll(PAIR, hidePair).replaceAll(JSON_PAIR, hideJsonPair);
  return NUMBERS.reduce((left, pattern) => left.replaceAll(pattern, HIDDEN), named);
}

function hidePair(pair: string, name: string): string {
  return isPersonal(decoded(name)) ? `${name}=${HIDDEN}` : pair;
}

function hideJsonPair(pair: string, name: string): string {
  return isPersonal(name) ? `"${name}":"${HIDDEN}"` : pair;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
