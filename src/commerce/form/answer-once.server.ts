import { createHash } from 'node:crypto';

import { answered, type Answer, type Asked, type Fields } from './answer.ts';
import { keyIn } from './form-key.ts';

/** The `Idempotency-Key` of a request: the same for the same content, another for any other. */
export function requestKey(...content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * The same as `answered`, for a call that counts once. Its key is of the form's key and of `content`,
 * so a press after a lost answer repeats the call, unless something in the form has changed. Only a
 * lost answer keeps the form's key.
 */
export async function answeredOnce<Saved extends object>(
  asked: Asked,
  field: Fields,
  content: unknown,
  carryOut: (key: string) => Promise<Saved>,
): Promise<Answer<Saved>> {
  const key = keyIn(field);
  const answer = await answered(asked, () => carryOut(requestKey(key, asked.form, content)));
  if (answer.kind !== 'failed') return answer;
  return { ...answer, values: { ...answer.values, key, repeats: 'yes' } };
}

/** Whether an earlier press of the form had no answer: it may have been carried out. */
export function isRepeated(field: Fields): boolean {
  return field('repeats') === 'yes';
}
