const ORDINALS = ['First', 'Second', 'Third', 'Fourth'];

/** "Fourth quarter of 2026", of a quarter by its number since the year 0. */
export function quarterName(quarter: number): string {
  return `${ORDINALS[quarter % 4]} quarter of ${Math.floor(quarter / 4)}`;
}
