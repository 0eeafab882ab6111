import type { Premium } from '#api/catalog/premium.ts';
import { formatMoney } from '#commerce/format/money.ts';

const NO_DECIMALS_FROM = 100;

/** "$28.96 over spot, 20.2%"; with the unit " an ounce", "$28.96 an ounce over spot, 20.2%". */
export function formatPremium({ cents, percent }: Premium, unit = ''): string {
  if (cents === 0) return 'At spot, nothing over';
  const share = Math.abs(percent).toFixed(Math.abs(percent) < NO_DECIMALS_FROM ? 1 : 0);
  const amount = formatMoney(Math.abs(cents)) + unit;
  return `${amount} ${cents > 0 ? 'over' : 'under'} spot, ${share}%`;
}
