/** Characters that a field may have: of a form, or of a query. */
const MOST = 200;
/** The same for texts of several lines, for tokens and for one thing as JSON. */
const MOST_OF_TEXT = 5_000;
/** The same for lists of cart lines or ids, which only the page itself fills in. */
const MOST_OF_LIST = 100_000;
/** The longest email address (RFC 5321). */
const MOST_OF_EMAIL = 254;
/** Rows of a pasted file, without JavaScript; each row has a bound of its own where it is read. */
const MOST_OF_ROWS = 1_000_000;

/** By the name of a field, or by what follows its last hyphen: `note` is also `item-3-note`. */
const BOUNDS: ReadonlyMap<string, number> = new Map([
  ['email', MOST_OF_EMAIL],
  ...ofEach(MOST_OF_TEXT, 'text note comments words address wish'),
  ...ofEach(MOST_OF_TEXT, 'token captcha g-recaptcha-response cardToken id line path photos drop'),
  ...ofEach(MOST_OF_TEXT, 'returnTo from back scenario'),
  ...ofEach(MOST_OF_LIST, 'cart prices lines ids appleToken'),
  ['rows', MOST_OF_ROWS],
]);

/** The most characters of the field with this name. */
export function fieldBound(name: string): number {
  return BOUNDS.get(name) ?? BOUNDS.get(name.slice(name.lastIndexOf('-') + 1)) ?? MOST;
}

/**
 * The text that may be read: of a text that is too long one character more than its bound, so that
 * every rule finds it too long.
 */
export function boundedText(name: string, text: string): string {
  return text.slice(0, fieldBound(name) + 1);
}

function ofEach(most: number, names: string): [name: string, most: number][] {
  return names.split(' ').map((name) => [name, most]);
}
