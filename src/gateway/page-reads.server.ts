/** Parameters of which a public page is kept for some values alone, by their names. */
export type JudgedReads = {
  /** Each with the values under which the page is kept, or their pattern. */
  only: Readonly<Record<string, readonly string[] | RegExp>>;
  /** Those with free values, for which the page is this visitor's own. */
  own: readonly string[];
};

/** The parameters that a public page reads; `any` has those that are kept with every value. */
export type PageReads = JudgedReads & { any: readonly string[] };

/** Sorts what a route says of its parameters: a name alone is kept with every value. */
export function pageReads(reads: readonly (string | JudgedReads)[]): PageReads {
  const judged = reads.filter((one) => typeof one !== 'string');
  return {
    any: reads.filter((one) => typeof one === 'string'),
    only: Object.assign({}, ...judged.map(({ only }) => only)) as JudgedReads['only'],
    own: judged.flatMap(({ own }) => own),
  };
}

/**
 * The parameters under which a page is kept, in one order. `undefined` if no cache may keep it: a free
 * value is set, or a parameter with a list of values has another one or comes twice. Free values would
 * fill a cache without end, and so would repeated ones.
 */
export function pageKey(
  { any, only, own }: PageReads,
  search: URLSearchParams,
): URLSearchParams | undefined {
  // A submitted form contains its empty fields.
  if (own.some((name) => search.getAll(name).some(Boolean))) return undefined;
  const key = new URLSearchParams();
  for (const name of any) {
    for (const value of search.getAll(name)) key.append(name, value);
  }
  for (const [name, values] of Object.entries(only)) {
    const [value, ...more] = search.getAll(name);
    if (value === undefined) continue;
    if (more.length > 0 || !isOneOf(values, value)) return undefined;
    key.append(name, value);
  }
  return key;
}

function isOneOf(values: readonly string[] | RegExp, value: string): boolean {
  return values instanceof RegExp ? values.test(value) : values.includes(value);
}
