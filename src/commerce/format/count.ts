const numbers = new Intl.NumberFormat('en-US');

/** A count with thousands separators: 2000 is "2,000". */
export function formatCount(count: number): string {
  return numbers.format(count);
}

/** A count with its noun: "1 message", "2,000 messages". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
