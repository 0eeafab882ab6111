import type { Drift } from '../finding.ts';

const HIDDEN = '[redacted]';
/** Fields, parameters and headers whose values are always secret. */
const SECRET_NAME =
  /pass(word|wd|phrase)|secret|token|api[-_]?key|authori[sz]ation$|^auth$|cookie|credential|^(code|otp|pin|cvv|cvc|ssn|jwt|sid)$|session[-_]?id|card[-_]?(number|no)|account[-_]?(number|no)|routing|iban|captcha/i;
const PATTERNS: [RegExp, string][] = [
  [/\b(Bearer|Basic|Digest|Token)\s+[\w.~+/=-]{4,}/gi, `$1 ${HIDDEN}`],
  [/\beyJ[\w-]{5,}\.[\w-]*(?:\.[\w-]*)?/g, HIDDEN],
  [/[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, '[e-mail]'],
  [/\b(?:sk|pk|rk|ghp|gho|ghs|xox[abp]|AKIA)[-_]?[\w-]{12,}/g, HIDDEN],
  [/\b((?:set-)?cookie\s*[:=]\s*)[^\n"']+/gi, `$1${HIDDEN}`],
];
/** A card number in groups or in one piece. */
const CARD = /(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g;
/** A token without a telling name: a long text of letters and digits. */
const OPAQUE = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}(?![\w-])/gi;
const PAIR = /([?&;\s]|^)([^=&?\s;]+)=([^&#\s;"']+)/g;

/** A text without tokens, cookies, e-mail addresses and card-like numbers. */
export function redactText(text: string): string {
  let clean = text.replaceAll(PAIR, (whole, before: string, name: string) =>
    SECRET_NAME.test(decoded(name)) ? `${before}${name}=${HIDDEN}` : whole,
  );
  for (const [pattern, by] of PATTERNS) clean = clean.replaceAll(pattern, by);
  clean = clean.replaceAll(CARD, (digits) => (isCardLike(digits) ? '[card number]' : digits));
  return clean.replaceAll(OPAQUE, HIDDEN);
}

/** A value of traffic without secrets; `name` is its field. */
function redactValue(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return SECRET_NAME.test(name) ? HIDDEN : redactText(value);
  if (typeof value === 'number') {
    if (SECRET_NAME.test(name)) return HIDDEN;
    return isCardLike(String(value)) ? '[card number]' : value;
  }
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      redactText(key),
      redactValue(inner, SECRET_NAME.test(name) ? name : key),
    ]),
  );
}

/** Findings in traffic, without secrets and personal data. */
export function redacted<Found extends Drift>(drift: Found): Found {
  const { witness, seen, consumer } = drift;
  const field = /([^/\s]+)$/.exec(drift.at)?.[1] ?? '';
  return {
    ...drift,
    title: redactText(drift.title),
    explanation: redactText(drift.explanation),
    at: redactText(drift.at),
    ...(witness && {
      witness: {
        ...witness,
        value: redactValue(witness.value, field),
        reason: redactText(witness.reason),
      },
    }),
    ...(consumer && { consumer: withoutSecrets(consumer) }),
    ...(seen && { seen: { ...seen, ...(seen.repeat && { repeat: redactText(seen.repeat) }) } }),
  };
}

function withoutSecrets(consumer: NonNullable<Drift['consumer']>): NonNullable<Drift['consumer']> {
  const interactions = consumer.interactions.map(({ description, states, place }) => ({
    description: redactText(description),
    states: states.map(redactText),
    place,
  }));
  return { ...consumer, name: redactText(consumer.name), interactions };
}

function isCardLike(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || !/^[\d -]+$/.test(text)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
