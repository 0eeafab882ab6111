import { isFilled } from '#commerce/fields/required.ts';

/** §9 */
const ROUTING_LONGEST = 9;
const ACCOUNT_LONGEST = 50;
/** The API's maximum length of each. */
const CHECK_LONGEST = 20;
const ID_LONGEST = 40;

type Verdict = 'fine' | 'empty' | 'wrong' | 'long';

/** §5 Numeric, at most 9 digits. No other rule: the bank checks the rest. */
export function judgeRouting(text: string): Verdict {
  return judge(text, /^[0-9]+$/, ROUTING_LONGEST);
}

/** §5 Required, at most 50 characters. */
export function judgeAccount(text: string): Verdict {
  return judge(text, /[^]/, ACCOUNT_LONGEST);
}

/** §5 Required, numeric. */
export function judgeCheckNumber(text: string): Verdict {
  return judge(text, /^[0-9]+$/, CHECK_LONGEST);
}

/** §5 A tax or ID number: letters and digits only; spaces have their own error. */
export function judgeIdNumber(text: string): Verdict | 'space' {
  const isSpaced = /\s/.test(text.trim()) && isFilled(text);
  return isSpaced ? 'space' : judge(text, /^[A-Za-z0-9]+$/, ID_LONGEST);
}

/** Ignores spaces around the input. */
function judge(text: string, rule: RegExp, longest: number): Verdict {
  if (!isFilled(text)) return 'empty';
  const typed = text.trim();
  if (!rule.test(typed)) return 'wrong';
  return typed.length > longest ? 'long' : 'fine';
}
