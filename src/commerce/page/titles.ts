/** The name over the door. */
export const STORE_NAME = 'Bold Precious Metals';

/** The title of a screen, from the page outwards: `pageTitle('Silver coins', 'Silver')`. */
export function pageTitle(...parts: readonly string[]): string {
  return [...parts, STORE_NAME].join(' | ');
}
