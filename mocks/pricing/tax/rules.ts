import type { StateTax } from './law.ts';
import { purityStates } from './purity-rules.ts';
import {
  exemptButPalladiumStates,
  exemptStates,
  fullyTaxedStates,
  untaxedStates,
} from './simple-rules.ts';
import { thresholdStates } from './threshold-rules.ts';

/**
 * The fifty states and the District of Columbia, by name. The rules are those known in January
 * 2026, simplified to what this catalog can tell apart: good for a demonstration, not for a
 * tax return.
 */
export const stateTaxes: readonly StateTax[] = [
  ...untaxedStates,
  ...fullyTaxedStates,
  ...exemptStates,
  ...exemptButPalladiumStates,
  ...purityStates,
  ...thresholdStates,
].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** A state's rule by its two letters or its name, in any case. */
export function findStateTax(state: string): StateTax | undefined {
  const wanted = state.trim().toLowerCase();
  return stateTaxes.find(
    ({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
}
