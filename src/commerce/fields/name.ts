/** A letter of any alphabet, with its marks. */
const LETTER = String.raw`\p{L}\p{M}*`;

/** §5 Letters only; beyond it, what stands between the letters of real names: "Mary Ann O'Neil". */
const NAME = between(`(?:${LETTER})+`);
/** §5 Shipping name: a letter, then letters or digits; beyond it, the same as above. */
const SHIPPING_NAME = between(`${LETTER}(?:${LETTER}|[0-9])*`, `(?:${LETTER}|[0-9])+`);

/** The maximum length in the API. */
const LONGEST = 50;

type NameVerdict = 'fine' | 'empty' | 'wrong' | 'long';

/** §5 A person's name. */
export function judgeName(text: string): NameVerdict {
  return judge(text, NAME);
}

/** §5 The name on a parcel. */
export function judgeShippingName(text: string): NameVerdict {
  return judge(text, SHIPPING_NAME);
}

/** A name as it is sent: composed letters, single spaces. */
export function tidyName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').normalize('NFC');
}

function judge(text: string, rule: RegExp): NameVerdict {
  const name = tidyName(text);
  if (!name) return 'empty';
  if (name.length > LONGEST) return 'long';
  return rule.test(name) ? 'fine' : 'wrong';
}

/** Words with a space, a hyphen, an apostrophe or a full stop between them, as in "St. John". */
function between(first: string, next = first): RegExp {
  return new RegExp(`^${first}(?:(?:[ '’-]|\\. ?)${next})*\\.?$`, 'u');
}
