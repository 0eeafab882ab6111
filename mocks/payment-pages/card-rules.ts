/** The behavior of a card number. Any number with a valid check digit is fine. */
export type CardKind = 'fine' | 'declined' | 'insufficient' | 'challenge' | 'slow' | 'expired';

const KINDS: Readonly<Record<string, CardKind>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000003220': 'challenge',
  '4000000000000069': 'slow',
  '4000000000000077': 'expired',
};

export type CardFields = { number: string; expiry: string; code: string };

/** The error of each field; `now` in ms. */
export function cardWords(
  { number, expiry, code }: CardFields,
  now: number,
): Partial<Record<keyof CardFields, string>> {
  const digits = digitsOf(number);
  return {
    ...(!digits && { number: 'Enter the card number.' }),
    ...(digits && !isCardNumber(digits) && { number: 'This is no card number. Check its digits.' }),
    ...(!isAhead(expiry, now) && { expiry: 'Enter a month that is not over, such as 04/29.' }),
    ...(!/^\d{3,4}$/.test(code.trim()) && {
      code: 'Enter the 3 or 4 digits of the security code.',
    }),
  };
}

export function kindOf(number: string): CardKind {
  return KINDS[digitsOf(number)] ?? 'fine';
}

/** The token that the shop receives instead of the number. */
export function tokenFor(number: string): string {
  const kind = kindOf(number);
  const name = kind === 'declined' || kind === 'insufficient' ? kind : 'card';
  return `tok-${name}-${digitsOf(number).slice(-4)}`;
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** 13 to 19 digits with a valid check digit. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isAhead(expiry: string, now: number): boolean {
  const [, month = '', year = ''] =
    /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d\d)\s*$/.exec(expiry) ?? [];
  if (!month) return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now;
}
