/** Which of some values are the best; none if they are all equal, or if fewer than two are known. */
export function bestOf(
  values: readonly (number | undefined)[],
  wanted: 'least' | 'most',
): readonly boolean[] {
  const known = values.filter((value): value is number => Number.isFinite(value));
  const best = wanted === 'least' ? Math.min(...known) : Math.max(...known);
  const isMeant = known.length > 1 && known.some((value) => value !== best);
  return values.map((value) => isMeant && value === best);
}

/** The part of each name that tells it from the others, with what stands around it. */
export type NameParts = { before: string; own: string; after: string };

/**
 * Names without the words with which all of them begin and end: of "2026 1 oz American Silver Eagle
 * Coin BU" and "2026 1 oz British Silver Britannia Coin BU" the own parts are "American Silver Eagle"
 * and "British Silver Britannia". The parts of a name add up to it.
 */
export function namePartsOf(names: readonly string[]): NameParts[] {
  const all = names.map((name) => name.split(' '));
  const shortest = Math.min(...all.map(({ length }) => length));
  const isShared = (at: number) => all.every((words) => words.at(at) === all[0]?.at(at));
  let first = 0;
  while (names.length > 1 && first < shortest - 1 && isShared(first)) first += 1;
  let last = 0;
  while (names.length > 1 && last < shortest - 1 - first && isShared(-1 - last)) last += 1;
  return all.map((words) => {
    const end = words.length - last;
    const before = words.slice(0, first).join(' ');
    const after = words.slice(end).join(' ');
    return {
      before: before && `${before} `,
      own: words.slice(first, end).join(' '),
      after: after && ` ${after}`,
    };
  });
}
