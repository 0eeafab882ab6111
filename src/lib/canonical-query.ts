/**
 * The query of an address in which the parameters of `names` are as in `canonical`; `undefined` if
 * they are so already. Others stay.
 */
export function canonicalQuery(
  search: URLSearchParams,
  canonical: URLSearchParams,
  names: readonly string[],
): URLSearchParams | undefined {
  const isSame = names.every(
    (name) => JSON.stringify(search.getAll(name)) === JSON.stringify(canonical.getAll(name)),
  );
  if (isSame) return undefined;
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  for (const [name, value] of canonical) query.append(name, value);
  return query;
}
