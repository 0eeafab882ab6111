/**
 * Whether the storage had this value under this name; it has it from now on. `false` where storage
 * is forbidden. `storage` is a function, since even the name of a forbidden storage throws.
 */
export function wasNoted(storage: () => Storage, name: string, value: string): boolean {
  try {
    const was = storage().getItem(name) === value;
    storage().setItem(name, value);
    return was;
  } catch {
    return false;
  }
}
