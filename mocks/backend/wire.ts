import type { components } from '#generated/schema.d.ts';

/** A schema of the contract by its name: what goes over the wire. */
export type Wire<Name extends keyof components['schemas']> = components['schemas'][Name];

/** Cents as the dollars the API speaks. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** Dollars from the wire as the cents the shop counts in. */
export function centsFrom(dollars: number): number {
  return Math.round(dollars * 100);
}

/** An instant in ms as the API writes it: to the second, in UTC. */
export function isoTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
