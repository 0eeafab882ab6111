/** The same object with wrong types: each text becomes a number and each number a text. */
export function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, withWrongTypes(part)]),
    );
  }
  if (typeof value === 'string') return value.length;
  return typeof value === 'number' ? 'malformed' : null;
}
