/** The image types that the API accepts. */
const PHOTO_TYPES = new Set(['image/jpeg', 'image/png']);
const MOST_PHOTO_BYTES = 5 * 1024 * 1024;

/** The problem with a file before its upload; `undefined` if the file is valid. */
export function photoWords(file: { size: number; type: string } | undefined): string | undefined {
  if (!file || file.size === 0) return 'Choose a picture first.';
  if (!PHOTO_TYPES.has(file.type)) return 'Choose a JPEG or PNG picture.';
  if (file.size > MOST_PHOTO_BYTES) return 'Choose a picture of at most 5 MB.';
  return undefined;
}
