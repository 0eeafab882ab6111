import type { Fields } from './answer.ts';

/** The contract's pattern for an `Idempotency-Key`. */
const KEY = /^[A-Za-z0-9-]{16,64}$/;

/** The key of a new form, which makes its request count once. */
export function newKey(): string {
  return crypto.randomUUID();
}

export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** The key that a form has; a new one for a form without. */
export function keyIn(field: Fields): string {
  const key = field('key');
  return isKey(key) ? key : newKey();
}
