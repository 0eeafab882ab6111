import type { SpotPoint } from '#api/spot/spot-history.ts';
import { formatMoney } from '#commerce/format/money.ts';

/** The first, last, lowest and highest point of a price, in cents. */
export type Move = { first: SpotPoint; last: SpotPoint; low: SpotPoint; high: SpotPoint };

/** `undefined` for a chart without points. */
export function moveOf(points: readonly SpotPoint[]): Move | undefined {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return undefined;
  const low = points.reduce((best, point) => (point.ask < best.ask ? point : best));
  const high = points.reduce((best, point) => (point.ask > best.ask ? point : best));
  return { first, last, low, high };
}

/** The chart in one sentence, for shoppers who do not see the line. */
export function moveInWords(name: string, { first, last, low, high }: Move, when: string): string {
  const percent = ((last.ask - first.ask) / first.ask) * 100;
  const way = percent > 0 ? 'rose' : 'fell';
  const change =
    Math.abs(percent) < 0.005
      ? `${name} ended where it began, at ${formatMoney(last.ask)} an ounce, ${when}.`
      : `${name} ${way} ${Math.abs(percent).toFixed(2)} % ${when}, to ${formatMoney(last.ask)} an ounce.`;
  return `${change} Lowest ${formatMoney(low.ask)}, highest ${formatMoney(high.ask)}.`;
}
