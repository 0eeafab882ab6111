/** §5 Digits of a mobile number. */
const DIGITS = 10;

/** The digits of what was typed, pasted or filled in, as far as that is only a number in dress. */
export function phoneDigits(text: string): string {
  return text.replaceAll(/[\s().\-\u2010-\u2015]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
}

/** §5 Digits only, at most ten; a number that can be called has all ten. */
export function judgePhone(text: string): 'fine' | 'empty' | 'wrong' | 'short' | 'long' {
  const digits = phoneDigits(text);
  if (!digits) return 'empty';
  if (!/^[0-9]+$/.test(digits)) return 'wrong';
  if (digits.length === DIGITS) return 'fine';
  return digits.length < DIGITS ? 'short' : 'long';
}

/** §5 Exactly ten digits are written (xxx) xxx-xxxx; anything else stays as it is. */
export function formatPhone(text: string): string {
  return /^[0-9]{10}$/.test(text)
    ? `(${text.slice(0, 3)}) ${text.slice(3, 6)}-${text.slice(6)}`
    : text;
}
