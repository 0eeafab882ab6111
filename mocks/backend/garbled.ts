/** An answer of the right shape in which every text is a number and every number a text. */
export function garbled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(garbled);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, garbled(part)]));
  }
  if (typeof value === 'string') return value.length;
  return typeof value === 'number' ? 'malformed' : null;
}
