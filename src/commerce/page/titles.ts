export const STORE_NAME = 'Bold Precious Metals';

/** A page title, from the most specific part outwards: `pageTitle('Silver coins', 'Silver')`. */
export function pageTitle(...parts: readonly string[]): string {
  return [...parts, STORE_NAME].join(' | ');
}

/** The `meta` of a route whose screen sets its own title, from its content. */
export function ownTitle({ error }: { error?: unknown }): { title: string }[] {
  return error ? [{ title: STORE_NAME }] : [];
}
