/**
 * Edit distance between two words, neighbors swapped counting once, or `limit + 1` as soon as it is
 * certain that the words are further apart.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swap = isSwap(a, row, b, column) ? (beforeLast[column - 2] ?? 0) + 1 : Infinity;
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swap,
      );
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}

/** Whether the two letters before `row` and `column` are the same, the other way round. */
function isSwap(a: string, row: number, b: string, column: number): boolean {
  if (row < 2 || column < 2) return false;
  return a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
}

/** The number of letters that may be wrong in a word; none in numbers and short words. */
export function tolerance(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
