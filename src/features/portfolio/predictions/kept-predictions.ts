import { draftKey, readDraft } from '#commerce/form/draft.ts';

import { placeOf, PREDICTIONS_FORM } from './prediction-fields.ts';

export type Values = Record<string, string>;

/**
 * The prices that this tab keeps as typed and not saved: those that differ from `saved`, of the
 * quarters from `first` on.
 */
export function keptPredictions(customerId: string, saved: Values, first: number): Values {
  const kept = Object.entries(readDraft(draftKey(customerId, PREDICTIONS_FORM))).filter(
    ([name, value]) => {
      const quarter = placeOf(name)?.quarter ?? 0;
      return quarter >= first && value !== (saved[name] ?? '');
    },
  );
  return Object.fromEntries(kept);
}

/** The last quarter among these fields, and at least `least`. */
export function lastQuarterIn(names: readonly string[], least: number): number {
  return Math.max(least, ...names.map((name) => placeOf(name)?.quarter ?? least));
}
