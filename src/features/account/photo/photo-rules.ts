/** What the API takes for a picture of a customer. */
const PHOTO_TYPES = new Set(['image/jpeg', 'image/png']);
const MOST_PHOTO_BYTES = 5 * 1024 * 1024;

/** What is wrong with a file before anybody sends it; nothing where it is fine. */
export function photoWords(file: { size: number; type: string } | undefined): string | undefined {
  if (!file || file.size === 0) return 'Choose a picture first.';
  if (!PHOTO_TYPES.has(file.type)) return 'Choose a JPEG or PNG picture.';
  if (file.size > MOST_PHOTO_BYTES) return 'Choose a picture of at most 5 MB.';
  return undefined;
}
