const numbers = new Intl.NumberFormat('en-US');

/** A number of things with its thousands marked: 2000 is "2,000". */
export function formatCount(count: number): string {
  return numbers.format(count);
}

/** A number of things and their noun: "1 message", "2,000 messages". */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
