import type { Wire } from '../backend/wire.ts';

/** What came in through the contact form, oldest first. */
export type Letters = Wire<'ContactMessage'>[];

export function seedLetters(): Letters {
  return [];
}
