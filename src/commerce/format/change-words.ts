export type ChangeDirection = 'up' | 'down' | 'unchanged';

/** The direction of a change in percent, for shoppers who do not see a color or an arrow. */
export function changeDirection(percent: number): ChangeDirection {
  if (Number(percent.toFixed(2)) === 0) return 'unchanged';
  return percent > 0 ? 'up' : 'down';
}

/** The size of a change without its direction: -0.45 is "0.45%". */
export function formatPercent(percent: number): string {
  return `${Math.abs(percent).toFixed(2)}%`;
}

/** "up 1.20 %", "down 0.45 %" or "unchanged": the word carries the sign. */
export function changeWords(percent: number): string {
  const direction = changeDirection(percent);
  return direction === 'unchanged' ? direction : `${direction} ${Math.abs(percent).toFixed(2)} %`;
}
