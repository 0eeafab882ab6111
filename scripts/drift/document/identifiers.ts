import { escaped, fieldsOf, type Fields, type Node } from './node.ts';
import { isData, isNamed } from './references.ts';

/** The schemas of one file that have an `$id`, by their absolute names. */
export type Identifiers = {
  byName: Map<string, Node>;
  /** The same schemas by their places, the deepest first. */
  places: [pointer: string, name: string][];
};

/** The base of names that are relative and have no schema with an `$id` around them. */
const NOWHERE = 'file:///';

/** Every `$id` of a file. An `$id` inside another is relative to it. */
export function identifiersOf(file: string, value: unknown): Identifiers {
  const byName = new Map<string, Node>();
  const places: [string, string][] = [];
  const root = { file, pointer: '', value };
  // The name of a whole description, in 3.2: references may be relative to it.
  const { $self } = fieldsOf(value);
  const self = typeof $self === 'string' ? nameIn(NOWHERE, $self) : undefined;
  if (self !== undefined) {
    byName.set(self, root);
    places.push(['', self]);
  }
  const path: string[] = [];
  collect(value, self ?? NOWHERE, false);
  return { byName, places: places.toSorted(([a], [b]) => b.length - a.length) };

  function collect(inside: unknown, outer: string, named: boolean): void {
    if (typeof inside !== 'object' || inside === null) return;
    const own = named ? undefined : nameOf(inside, outer);
    if (own !== undefined) {
      const pointer = path.map((name) => `/${escaped(name)}`).join('');
      byName.set(own, { file, pointer, value: inside });
      places.push([pointer, own]);
    }
    for (const name of Object.keys(inside)) {
      const next = (inside as Fields)[name];
      if (typeof next !== 'object' || next === null) continue;
      if (!named && isData(name, path, next)) continue;
      path.push(name);
      collect(next, own ?? outer, !named && isNamed(name));
      path.pop();
    }
  }
}

function nameOf({ $id }: { $id?: unknown }, outer: string): string | undefined {
  return typeof $id === 'string' ? nameIn(outer, $id) : undefined;
}

/** The absolute name that a reference means, relative to the nearest schema with an `$id`. */
export function namedBy(all: Identifiers, from: Node, reference: string): string | undefined {
  const [, outer = undefined] =
    all.places.find(
      ([pointer]) => from.pointer === pointer || from.pointer.startsWith(`${pointer}/`),
    ) ?? [];
  if (outer === undefined && !/^[a-z][a-z\d+.-]*:/i.test(reference)) return undefined;
  return nameIn(outer ?? NOWHERE, reference);
}

function nameIn(outer: string, reference: string): string {
  const [path = ''] = reference.split('#');
  return URL.canParse(path, outer) ? new URL(path, outer).href : path;
}
