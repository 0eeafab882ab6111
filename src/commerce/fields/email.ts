/** §5 Local part, @, domain, and 2 to 4 letters at the end. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,4}$/i;

/** The longest address that mail can be sent to (RFC 5321). */
const LONGEST = 254;

/** §5 Empty is a state of its own. Space around an address is no part of it. */
export function judgeEmail(text: string): 'fine' | 'empty' | 'wrong' {
  const email = text.trim();
  if (!email) return 'empty';
  return EMAIL.test(email) && email.length <= LONGEST ? 'fine' : 'wrong';
}
