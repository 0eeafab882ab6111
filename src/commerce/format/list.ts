const lists = new Intl.ListFormat('en-US');

/** Names as a sentence lists them: "shipping, payment, and review". */
export function listWords(names: readonly string[]): string {
  return lists.format(names);
}
