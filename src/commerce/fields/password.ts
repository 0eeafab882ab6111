/** §5 The password rules, in the words of the list that ticks them during typing. */
export const PASSWORD_RULES = [
  { says: 'at least 8 characters', holds: (text: string) => text.length >= 8 },
  { says: 'a lowercase letter', holds: (text: string) => /[a-z]/.test(text) },
  { says: 'a capital letter', holds: (text: string) => /[A-Z]/.test(text) },
  { says: 'a digit', holds: (text: string) => /[0-9]/.test(text) },
  {
    says: 'a special character, such as - or !',
    holds: (text: string) => /[^A-Za-z0-9]/.test(text),
  },
] as const;

/** The maximum length in the API. */
const LONGEST = 128;

/** §5 At least 8 characters with lowercase, uppercase, digit and special character. */
export function judgePassword(text: string): 'fine' | 'empty' | 'weak' | 'long' {
  if (!text) return 'empty';
  if (PASSWORD_RULES.some(({ holds }) => !holds(text))) return 'weak';
  return text.length > LONGEST ? 'long' : 'fine';
}

/** The rules that are not met yet, such as ["a digit"]; empty when all are met. */
export function missingInPassword(text: string): string[] {
  return PASSWORD_RULES.filter(({ holds }) => !holds(text)).map(({ says }) => says);
}
