/** "up 1.20 %", "down 0.45 %" or "unchanged": the word carries the sign. */
export function changeWords(percent: number): string {
  const size = Math.abs(percent).toFixed(2);
  if (Number(size) === 0) return 'unchanged';
  return `${percent > 0 ? 'up' : 'down'} ${size} %`;
}
