/** The most pictures of one thing: of an item for sale, of a return. */
export const MOST_PHOTOS = 3;

export const photosFull = `There can be at most ${MOST_PHOTOS} photos. Take one off to add another.`;

/** Files that this browser cannot read as pictures. */
export function unreadableWords(names: readonly string[]): string {
  const which = names.map((name) => `“${name}”`).join(' and ');
  return `${which} cannot be read as a picture. Choose a JPEG or PNG.`;
}

/** The bytes and types that the API takes; a script makes any picture fit. */
export const MOST_BYTES = 2 * 1024 * 1024;
const TYPES = new Set(['image/jpeg', 'image/png']);

/** What is wrong with a file that is sent as it is. */
export function fileWords({ name, type, size }: File): string | undefined {
  if (!TYPES.has(type)) return `“${name}” is no JPEG or PNG.`;
  if (size > MOST_BYTES) return `“${name}” has more than 2 MB.`;
  return undefined;
}
