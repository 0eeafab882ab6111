import type { components } from '#generated/schema.d.ts';

/** A schema of the contract by its name. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Cents as dollars, the unit of the API. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** Dollars of the API as cents, the unit of the mock backend. */
export function centsFrom(dollars: number): number {
  return Math.round(dollars * 100);
}

/** An instant in ms as the API writes it: to the second, in UTC. */
export function isoTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
