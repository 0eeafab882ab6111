/** §5 The number of digits of a mobile number. */
const DIGITS = 10;

/** Removes spaces, punctuation and a leading country code 1 from a typed or pasted number. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/[\s().\-\u2010-\u2015]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
}

/** §5 Digits only, at most ten; a valid number has exactly ten. */
export function judgePhone(text: string): 'fine' | 'empty' | 'wrong' | 'short' | 'long' {
  const digits = phoneDigits(text);
  if (!digits) return 'empty';
  if (!/^[0-9]+$/.test(digits)) return 'wrong';
  if (digits.length === DIGITS) return 'fine';
  return digits.length < DIGITS ? 'short' : 'long';
}

/** §5 Formats ten digits as (xxx) xxx-xxxx; other text stays unchanged. */
export function formatPhone(text: string): string {
  return /^[0-9]{10}$/.test(text)
    ? `(${text.slice(0, 3)}) ${text.slice(3, 6)}-${text.slice(6)}`
    : text;
}
