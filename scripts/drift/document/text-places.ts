/** The offsets of a member (at its name) and of its value, or whatever leads to its value. */
export type TextPlace = { start: number; value: number };

/** The members of the object or the items of the list at a value, by their names or indexes. */
export type MembersAt = (value: number) => Map<string, TextPlace>;

/**
 * Finds places in a text by the names of members and indexes of items that lead there: of the last that
 * exists. Only the objects and lists on the way are read, each once.
 */
export function placeFinder(root: TextPlace, membersAt: MembersAt): (names: string[]) => TextPlace {
  const known = new Map<number, Map<string, TextPlace>>();
  return (names) => {
    let found = root;
    for (const name of names) {
      let inside = known.get(found.value);
      if (!inside) known.set(found.value, (inside = membersAt(found.value)));
      const next = inside.get(name);
      if (!next) break;
      found = next;
    }
    return found;
  };
}

/** Tells lines and columns, both from 1, of offsets in a text. */
export function linesOf(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
