/** §5 Letters only: the Latin alphabet, including accents. */
const NAME = /^[A-Za-z\u{C0}-\u{D6}\u{D8}-\u{F6}\u{F8}-\u{24F}]+$/u;
/** §5 Shipping name: a letter, then letters or digits. */
const SHIPPING_NAME = /^[A-Za-z][A-Za-z0-9]*$/;

/** The maximum length in the API. */
const LONGEST = 50;

type NameVerdict = 'fine' | 'empty' | 'space' | 'wrong' | 'long';

/**
 * §5 A person's name. Whitespace within it has its own result, apart from other invalid characters.
 */
export function judgeName(text: string): NameVerdict {
  return judge(text, NAME);
}

/** §5 The name on a parcel, which carriers print in unaccented letters. */
export function judgeShippingName(text: string): NameVerdict {
  return judge(text, SHIPPING_NAME);
}

function judge(text: string, rule: RegExp): NameVerdict {
  const name = text.trim().normalize('NFC');
  if (!name) return 'empty';
  if (/\s/.test(name)) return 'space';
  if (!rule.test(name)) return 'wrong';
  return name.length > LONGEST ? 'long' : 'fine';
}
