const lists = new Intl.ListFormat('en-US');

/** Joins names for a sentence: "shipping, payment, and review". */
export function listWords(names: readonly string[]): string {
  return lists.format(names);
}
