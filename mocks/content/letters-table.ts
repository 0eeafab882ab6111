import type { Wire } from '../backend/wire.ts';

/** Messages of the contact form, oldest first. */
export type Letters = Wire<'ContactMessage'>[];

export function seedLetters(): Letters {
  return [];
}
