/**
 * Whole percents that add up to 100, by the largest remainder; all 0 where there is nothing to
 * share. A negative value is no share: it throws.
 */
export function percentsOf(values: readonly number[]): number[] {
  if (values.some((value) => !(value >= 0))) throw new RangeError('A share is never negative.');
  const sum = values.reduce((one, other) => one + other, 0);
  if (sum === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * 100);
  const floors = exact.map(Math.floor);
  const missing = Math.round(100 - floors.reduce((one, other) => one + other, 0));
  const rest = (at: number) => (exact[at] ?? 0) - (floors[at] ?? 0);
  const byRest = values.map((_, at) => at).toSorted((one, other) => rest(other) - rest(one));
  const raised = new Set(byRest.slice(0, missing));
  return floors.map((percent, at) => (raised.has(at) ? percent + 1 : percent));
}

/** "61 %", one for each value; "under 1 %" and "over 99 %" where a whole percent would be untrue. */
export function percentWordsOf(values: readonly number[]): string[] {
  const percents = percentsOf(values);
  const held = values.filter((value) => value > 0).length;
  return percents.map((percent, at) => {
    if (percent === 0 && (values[at] ?? 0) > 0) return 'under 1 %';
    return percent === 100 && held > 1 ? 'over 99 %' : `${percent} %`;
  });
}
