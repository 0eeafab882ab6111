import { fieldsOf, isFields, type Fields } from '../document/node.ts';

/** The part of a message that a rule is about. */
type Category = 'body' | 'header' | 'query' | 'path' | 'status';

/** How a value of a message is compared, e.g. `{ match: 'regex', regex: '^a' }`. */
export type Matcher = Fields & { match: string };

/** The matchers of one place: all have to accept a value, or any. */
export type Rule = { matchers: Matcher[]; isAny: boolean };

/** The rule of a place; without one its value is compared by equality. */
export type Rules = (category: Category, path: readonly string[]) => Rule | undefined;

type Entry = Rule & { category: Category; steps: string[] };

const ANY = '*';
const CATEGORIES = new Map<string, Category>([
  ['body', 'body'],
  ['content', 'body'],
  ['header', 'header'],
  ['headers', 'header'],
  ['query', 'query'],
  ['path', 'path'],
  ['status', 'status'],
]);
/** Matchers that also count for what is below, where that has none of its own. */
const CASCADING = new Set(['type', 'values', 'eachValue']);

/**
 * Reads `matchingRules`. Version 2 names places from the message (`$.body.id`), later ones group them
 * by category. The shape tells them apart, since files exist with the wrong version.
 */
export function rulesOf(written: unknown): Rules {
  const entries = Object.entries(fieldsOf(written)).flatMap(([key, value]): Entry[] => {
    if (key.startsWith('$')) {
      const [first = '', ...steps] = stepsOf(key);
      const category = CATEGORIES.get(first);
      return category ? entryOf(category, steps, value) : [];
    }
    const category = CATEGORIES.get(key);
    return category ? grouped(category, value) : [];
  });
  return (category, path) => {
    const own = entries.filter((entry) => entry.category === category);
    const exact = best(own, path);
    if (exact) return exact;
    for (let length = path.length - 1; length >= 0; length -= 1) {
      const above = best(own, path.slice(0, length));
      if (above) return below(above);
    }
    return undefined;
  };
}

function grouped(category: Category, written: unknown): Entry[] {
  if (Array.isArray(fieldsOf(written)['matchers'])) return entryOf(category, [], written);
  return Object.entries(fieldsOf(written)).flatMap(([key, value]) =>
    entryOf(category, key.startsWith('$') ? stepsOf(key) : [key], value),
  );
}

function entryOf(category: Category, steps: string[], written: unknown): Entry[] {
  const { matchers, combine } = fieldsOf(written);
  const list = Array.isArray(written) ? written : Array.isArray(matchers) ? matchers : [written];
  const read = list.flatMap((each) => (isFields(each) ? matcherOf(each) : []));
  const names = category === 'header' || category === 'query' ? nameIn(category, steps) : steps;
  if (read.length === 0) return [];
  return [
    { category, steps: names, matchers: read, isAny: combine === 'OR' },
    ...read.flatMap((matcher) => variantsOf(category, names, matcher)),
  ];
}

/** `arrayContains` has the rules of each item that has to be in a list. */
function variantsOf(category: Category, steps: string[], { variants }: Matcher): Entry[] {
  const list = Array.isArray(variants) ? (variants as unknown[]) : [];
  return list.flatMap((variant, position) => {
    const { index = position, rules } = fieldsOf(variant);
    return grouped(category, fieldsOf(rules)).map(({ matchers, isAny, steps: inside }) => ({
      category,
      steps: [...steps, String(index), ...inside],
      matchers,
      isAny,
    }));
  });
}

/** The name alone, without the index of a value that is repeated; of headers without letters' case. */
function nameIn(category: Category, [first = '']: string[]): string[] {
  const name = first.replace(/\[(?:\d+|\*)\]$/, '');
  return [category === 'header' ? name.toLowerCase() : name];
}

/** Version 2 may leave `match` out beside `regex`, `min` and `max`. */
function matcherOf(written: Fields): Matcher {
  const { match, regex } = written;
  return { ...written, match: typeof match === 'string' ? match : regex ? 'regex' : 'type' };
}

/** The names and indexes along `$.items[*]['first name']`. */
function stepsOf(expression: string): string[] {
  const step = /\.([^.[\]]+)|\[\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|(\*|\d+))\s*\]/g;
  return [...expression.slice(1).matchAll(step)].map(
    ([, plain, single, double, index]) => plain ?? single ?? double ?? index ?? '',
  );
}

/** The rule whose steps are a path, with the fewest stars. */
function best(entries: Entry[], path: readonly string[]): Entry | undefined {
  const stars = ({ steps }: Entry) => steps.filter((step) => step === ANY).length;
  return entries
    .filter(
      ({ steps }) =>
        steps.length === path.length &&
        steps.every((step, index) => step === ANY || step === path[index]),
    )
    .toSorted((one, other) => stars(one) - stars(other))[0];
}

function below({ matchers, isAny }: Rule): Rule | undefined {
  const nested = matchers.filter(({ match }) => CASCADING.has(match)).flatMap(nestedOf);
  return nested.length > 0 ? { matchers: nested, isAny } : undefined;
}

/** `eachValue` has the rules of its values; the others compare types. */
function nestedOf({ match, rules }: Matcher): Matcher[] {
  const own = match === 'eachValue' && Array.isArray(rules) ? (rules as unknown[]) : [];
  const read = own.flatMap((each) => entryOf('body', [], each)[0]?.matchers ?? []);
  return read.length > 0 ? read : [{ match: 'type' }];
}

/** Whether the names of an object's fields are data, and not expected by a consumer. */
export function hasFreeKeys(rule: Rule | undefined): boolean {
  return Boolean(
    rule?.matchers.some(({ match }) => ['values', 'eachKey', 'eachValue'].includes(match)),
  );
}
