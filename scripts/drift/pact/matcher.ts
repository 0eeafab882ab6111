import { isDeepStrictEqual } from 'node:util';

import { isFields } from '../document/node.ts';
import { literally, patternOf } from '../document/pattern.ts';
import type { Matcher, Rule } from './rules.ts';

/** Whether a consumer takes a value in place of its example. What is not understood takes all. */
type Accepts = (value: unknown, matcher: Matcher, example: unknown) => boolean;

const SEMVER = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;

const MATCHERS = new Map<string, Accepts>(
  Object.entries({
    equality: (value, _, example) => isDeepStrictEqual(value, example),
    type: (value, _, example) => kindOf(value) === kindOf(example),
    regex: (value, { regex }) => isScalar(value) && finds(String(regex), String(value)),
    include: (value, { value: part }) => isScalar(value) && String(value).includes(String(part)),
    integer: (value) => Number.isInteger(numberIn(value)),
    decimal: (value) => !Number.isNaN(numberIn(value)),
    number: (value) => !Number.isNaN(numberIn(value)),
    boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
    null: (value) => value === null,
    semver: (value) => SEMVER.test(String(value)),
    date: (value, matcher) => isTime(value, matcher, 'yyyy-MM-dd'),
    time: (value, matcher) => isTime(value, matcher, 'HH:mm:ss'),
    timestamp: (value, matcher) => isTime(value, matcher, "yyyy-MM-dd'T'HH:mm:ssXXX"),
    datetime: (value, matcher) => isTime(value, matcher, "yyyy-MM-dd'T'HH:mm:ssXXX"),
    // A provider state decides how much there is, and not the contract.
    notEmpty: (value, _, example) => kindOf(value) === kindOf(example),
    values: (value, _, example) => kindOf(value) === kindOf(example),
    eachKey: (value, _, example) => kindOf(value) === kindOf(example),
    eachValue: (value, _, example) => kindOf(value) === kindOf(example),
    arrayContains: (value) => Array.isArray(value),
  } satisfies Record<string, Accepts>),
);

/** Whether a consumer takes a value at a place with that rule, where its pact has the example. */
export function isTaken({ matchers, isAny }: Rule, value: unknown, example: unknown): boolean {
  const takes = (matcher: Matcher) =>
    MATCHERS.get(matcher.match)?.(value, matcher, example) ?? true;
  return isAny ? matchers.some(takes) : matchers.every(takes);
}

/** Whether a rule, or none, asks for exactly the example. */
export function isExact(rule: Rule | undefined): boolean {
  return !rule || rule.matchers.some(({ match }) => match === 'equality');
}

/** The kind of a value as the matcher `type` tells them apart: all numbers are one. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isScalar(value: unknown): boolean {
  return value !== null && !Array.isArray(value) && !isFields(value);
}

/** In headers and queries numbers are texts. */
function numberIn(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d/.test(value) ? Number(value) : Number.NaN;
}

/** Expressions of other languages, and those without an answer, take every text. */
function finds(source: string, text: string): boolean {
  try {
    return patternOf(source)(text) ?? true;
  } catch {
    return true;
  }
}

function isTime(value: unknown, matcher: Matcher, usual: string): boolean {
  if (typeof value !== 'string') return false;
  const { format = matcher[matcher.match] ?? usual } = matcher;
  const source = timePattern(String(format));
  return source === undefined || finds(source, value);
}

const ZONE = String.raw`[+-]\d{2}`;
/** Letters of Java's `DateTimeFormatter`, with the number of those in a row if it matters. */
const LETTERS: Record<string, string | ((count: number) => string)> = {
  X: (count) =>
    `(?:Z|${ZONE}${['', String.raw`(?:\d{2})?`, String.raw`\d{2}`][count] ?? String.raw`:\d{2}`})`,
  x: (count) =>
    `${ZONE}${['', String.raw`(?:\d{2})?`, String.raw`\d{2}`][count] ?? String.raw`:\d{2}`}`,
  Z: (count) => (count < 4 ? String.raw`[+-]\d{4}` : String.raw`(?:GMT)?(?:Z|[+-]\d{2}:\d{2})?`),
  M: (count) => (count < 3 ? digits(count) : String.raw`[\p{L}.]+`),
  L: (count) => (count < 3 ? digits(count) : String.raw`[\p{L}.]+`),
  E: String.raw`[\p{L}.]+`,
  a: '[AaPp]\\.?[Mm]\\.?',
  z: String.raw`[\p{L}\d:+ -]+`,
  G: String.raw`[\p{L}. ]+`,
};

function digits(count: number): string {
  return count === 1 ? String.raw`\d+` : String.raw`\d{${count}}`;
}

/** A regular expression for a pattern of dates; `undefined` for letters that are not known. */
function timePattern(format: string): string | undefined {
  const parts = format.match(/'(?:[^']|'')*'|([a-zA-Z])\1*|[^a-zA-Z']/g) ?? [];
  let source = '';
  for (const part of parts) {
    const letter = part.charAt(0);
    if (letter === "'") source += literally(part === "''" ? "'" : part.slice(1, -1));
    else if (/[yuYdDHhkKmsSnFwWe]/.test(letter)) source += digits(part.length);
    else if (/[a-zA-Z]/.test(letter)) {
      const known = LETTERS[letter];
      if (known === undefined) return undefined;
      source += typeof known === 'string' ? known : known(part.length);
    } else source += literally(part);
  }
  return `^${source}$`;
}
