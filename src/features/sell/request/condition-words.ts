import type { Condition, SaleItem } from '#api/sell/sale-item.ts';
import { capital } from '#commerce/words/capital.ts';

/** What can be seen on a piece, as the form says it. */
export const CONDITION_NAMES: Record<Condition, string> = {
  mint: 'Mint',
  proof: 'Proof',
  toning: 'Toning',
  milkSpots: 'Milk spots',
  scratches: 'Scratches',
  dents: 'Dents',
  fingerprints: 'Fingerprints',
  other: 'Other',
};

/** What was ticked, in one line: "Milk spots, fingerprints". */
export function conditionWords({ conditions }: Pick<SaleItem, 'conditions'>): string {
  if (conditions.length === 0) return 'No marks ticked';
  const names = conditions.map((condition) => CONDITION_NAMES[condition].toLowerCase()).join(', ');
  return capital(names);
}
