/** The direction of a change in percent, for shoppers who do not see a color or an arrow. */
export function changeDirection(percent: number): 'up' | 'down' | 'unchanged' {
  if (Number(percent.toFixed(2)) === 0) return 'unchanged';
  return percent > 0 ? 'up' : 'down';
}

/** "up 1.20 %", "down 0.45 %" or "unchanged": the word carries the sign. */
export function changeWords(percent: number): string {
  const direction = changeDirection(percent);
  return direction === 'unchanged' ? direction : `${direction} ${Math.abs(percent).toFixed(2)} %`;
}
