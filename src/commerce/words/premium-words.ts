import type { Premium } from '#api/catalog/premium.ts';
import { formatMoney } from '#commerce/format/money.ts';

const NO_DECIMALS_FROM = 100;

/** "$28.96 over spot, 20.2%" of one piece; `cents` is its premium. */
export function formatPremium({ cents, percent }: Premium): string {
  if (cents === 0) return 'At spot, nothing over';
  const share = Math.abs(percent).toFixed(Math.abs(percent) < NO_DECIMALS_FROM ? 1 : 0);
  return `${formatMoney(Math.abs(cents))} ${cents > 0 ? 'over' : 'under'} spot, ${share}%`;
}

/** "$51.24 per ounce over platinum spot, 2.7 %.", or that only the metal is paid. */
export function premiumWords({ cents, percent }: Premium, metal: string): string {
  if (cents === 0) return `Nothing over ${metal} spot.`;
  const amount = formatMoney(Math.abs(cents));
  const share = `${Math.abs(percent).toFixed(1)}\u00A0%`;
  return `${amount} per ounce ${cents > 0 ? 'over' : 'under'} ${metal} spot, ${share}.`;
}
