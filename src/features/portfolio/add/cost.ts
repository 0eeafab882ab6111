import { formatMoney } from '#commerce/format/money.ts';

type Fraction = { top: bigint; bottom: bigint };

/** "412.5" is 4125 / 10. */
function fractionOf(decimal: string): Fraction {
  const [whole = '', part = ''] = decimal.split('.');
  return { top: BigInt(whole + part), bottom: 10n ** BigInt(part.length) };
}

/** To the nearest integer; a half goes up. */
function rounded(top: bigint, bottom: bigint): number {
  const doubled = 2n * top + bottom;
  const floor = doubled / (2n * bottom);
  return Number(doubled < 0n && doubled % (2n * bottom) !== 0n ? floor - 1n : floor);
}

type Cost = { units: string; unitCents: number; feesCents: number };

/** What all units cost, fees included, in cents; `units` is a decimal such as "2.5". */
export function costCents({ units, unitCents, feesCents }: Cost): number {
  const { top, bottom } = fractionOf(units);
  return rounded(top * BigInt(unitCents), bottom) + feesCents;
}

/** "5 × $88.50 + $12.00 fees = $454.50" */
export function costWords(cost: Cost, units: string): string {
  const fees = cost.feesCents > 0 ? ` + ${formatMoney(cost.feesCents)} fees` : '';
  return `${units} × ${formatMoney(cost.unitCents)}${fees} = ${formatMoney(costCents(cost))}`;
}

type Paid = { unitCents: number; ounces: string; spotCents: number };

/** What was paid over spot for an ounce, in cents. */
export function premiumCents({ unitCents, ounces, spotCents }: Paid): number {
  const { top, bottom } = fractionOf(ounces);
  return rounded(BigInt(unitCents) * bottom - BigInt(spotCents) * top, top);
}

/** The same in percent of spot: "13.0 % over spot". */
export function overSpotWords({ unitCents, ounces, spotCents }: Paid): string | undefined {
  if (spotCents === 0) return undefined;
  const { top, bottom } = fractionOf(ounces);
  const metal = BigInt(spotCents) * top;
  const permille = rounded((BigInt(unitCents) * bottom - metal) * 1000n, metal);
  const percent = `${(Math.abs(permille) / 10).toFixed(1)} %`;
  if (permille === 0) return 'exactly spot';
  return `${percent} ${permille > 0 ? 'over' : 'under'} spot`;
}
