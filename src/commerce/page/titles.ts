export const STORE_NAME = 'Bold Precious Metals';

/** A page title, from the most specific part outwards: `pageTitle('Silver coins', 'Silver')`. */
export function pageTitle(...parts: readonly string[]): string {
  return [...parts, STORE_NAME].join(' | ');
}
