import type { NewHolding } from '#api/portfolio/add-holding.server.ts';
import { longDate } from '#commerce/format/date.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { formatMeasure } from '#commerce/format/measure.ts';

import { costCents } from './cost.ts';

/** "5 × Silver Eagle is added to your portfolio: bought on March 14, 2026, $454.50 in all." */
export function addedWords({ name, units, day, unitCents, feesCents }: NewHolding): string {
  const cost = costCents({ units: String(units), unitCents, feesCents });
  return `${formatMeasure(units)} × ${name} is added to your portfolio: bought on ${longDate(day)}, ${formatMoney(cost)} in all.`;
}
