import type { Wire } from '../backend/wire.ts';

/** Preferences by customer; absent until a customer chooses. */
export type Preferences = Map<string, Wire<'Preferences'>>;

export function seedPreferences(): Preferences {
  return new Map();
}
