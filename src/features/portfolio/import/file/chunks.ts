/** The bounds of one call: holdings, and bytes of its body. */
const MOST_ITEMS = 500;
export const MOST_BYTES = 256_000;

const encoder = new TextEncoder();

/**
 * Items in the bodies that carry them, in their order: each body is `{"<name>":[…]}` of at most
 * {@link MOST_BYTES} bytes. An item that alone is longer has a body of its own.
 */
export function chunksOf<Item>(
  items: readonly Item[],
  name: string,
  written: (item: Item) => unknown,
): Item[][] {
  const around = encoder.encode(JSON.stringify({ [name]: [] })).length;
  const chunks: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    const more = encoder.encode(JSON.stringify(written(item))).length + 1;
    const last = chunks.at(-1);
    if (last && last.length < MOST_ITEMS && bytes + more <= MOST_BYTES) {
      last.push(item);
      bytes += more;
    } else {
      chunks.push([item]);
      bytes = around + more;
    }
  }
  return chunks;
}
