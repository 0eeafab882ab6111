/** No control characters, which URLs drop: `/%09/elsewhere` decoded is `//elsewhere`. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

/** The most that a path may have, in bytes and in parts between slashes. */
const MOST_BYTES = 2_000;
const MOST_PARTS = 60;

/** The status and the words with which an address is refused, before anything else reads it. */
type Refusal = { status: 400 | 414; says: string };

export const NO_ADDRESS: Refusal = { status: 400, says: 'There is no such address.' };
const TOO_LONG: Refusal = { status: 414, says: 'This address is too long.' };

/**
 * Why no page can have the path of an address, which is without scheme and host, as in a request. Its
 * query may be longer.
 */
export function pathRefusal(address: string): Refusal | undefined {
  const [path = ''] = address.split('?', 1);
  const parts = path.split('/', MOST_PARTS + 2).length - 1;
  if (path.length > MOST_BYTES || parts > MOST_PARTS) return TOO_LONG;
  return path.startsWith('/') && !CONTROL.test(path) ? undefined : NO_ADDRESS;
}
