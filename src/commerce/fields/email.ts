/** §5 Local part, @, domain, and 2 to 4 letters at the end. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i;

/** The maximum length of an email address (RFC 5321). */
const LONGEST = 254;

/** §5 Empty is a separate result. Surrounding whitespace is ignored. */
export function judgeEmail(text: string): 'fine' | 'empty' | 'wrong' {
  const email = text.trim();
  if (!email) return 'empty';
  return EMAIL.test(email) && email.length <= LONGEST ? 'fine' : 'wrong';
}
