/** Which generated name leads to which operation, by paths, methods and other names in it. */
import { spellingOf } from './facts.ts';
import type { Called } from './paths.ts';

/** Something that generated code declares. */
export type Declared = {
  name: string;
  /** Paths in it, with the methods of calls around them. */
  paths: { operations: Called[]; method: string | undefined }[];
  /** Methods in it that stand at no path: `fetch(getCoinUrl(id), { method: 'GET' })`. */
  methods: Set<string>;
  /** All names in it. */
  refers: Set<string>;
  /** What it holds is called by names of its own: a class, a function that makes an API. */
  holds: Set<string>;
};

/** The operations that each name leads to, directly or by other names. */
export function namesOf(declared: Declared[]): Map<string, ReadonlySet<string>> {
  const groups = groupsOf(declared);
  const found = new Map<Declared, Set<string>>();
  const builders = new Set(declared.filter(isBuilder));
  for (const one of declared) {
    if (one.holds.size > 0 || builders.has(one)) continue;
    const own = callsIn(one, groups, builders);
    if (own.length > 0) found.set(one, new Set(own.map(({ id }) => id)));
  }
  const seeds = new Set(found.keys());
  spread(declared, groups, found, new Set([...seeds, ...builders]));
  for (const builder of builders) {
    const ids = builder.paths.flatMap(({ operations }) => operations.map(({ id }) => id));
    const users = declared.filter(({ refers }) => refers.has(builder.name));
    const used = allIn(users.map((one) => found.get(one)));
    const narrow = ids.filter((id) => used.has(id));
    found.set(builder, new Set(narrow.length > 0 ? narrow : ids));
  }
  spread(declared, groups, found, new Set([...seeds, ...builders]));
  return namedBy(found);
}

/** Whether a declaration has paths, and leaves the methods to what refers to it. */
function isBuilder({ paths, methods }: Declared): boolean {
  const isOpen = paths.every(({ method }) => method === undefined);
  return paths.length > 0 && isOpen && methods.size === 0;
}

/** What is in any of some sets. */
export function allIn<Item>(sets: Iterable<Iterable<Item> | undefined>): Set<Item> {
  const all = new Set<Item>();
  for (const set of sets) for (const item of set ?? []) all.add(item);
  return all;
}

function groupsOf(declared: Declared[]): Map<string, Declared[]> {
  const groups = new Map<string, Declared[]>();
  for (const one of declared) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
  return groups;
}

/** The operations of the paths and methods in a declaration. */
function callsIn(
  one: Declared,
  groups: Map<string, Declared[]>,
  builders: ReadonlySet<Declared>,
): Called[] {
  const { paths, methods, refers } = one;
  if (paths.length > 0) {
    return paths.flatMap(({ operations, method }) =>
      only(operations, method === undefined ? methods : new Set([method])),
    );
  }
  if (methods.size === 0) return [];
  const built = [...refers].flatMap((name) => groups.get(name) ?? []);
  const operations = built
    .filter((each) => builders.has(each))
    .flatMap(({ paths }) => paths.flatMap((path) => path.operations));
  return only(operations, methods);
}

function only(operations: Called[], methods: ReadonlySet<string>): Called[] {
  const fits = operations.filter(({ method }) => methods.has(method));
  return fits.length > 0 ? fits : operations;
}

/** Gives what refers to a name the operations of that name, until nothing is added. */
function spread(
  declared: Declared[],
  groups: Map<string, Declared[]>,
  found: Map<Declared, Set<string>>,
  fixed: ReadonlySet<Declared>,
): void {
  const links = declared
    .filter((one) => !fixed.has(one) && one.holds.size === 0)
    .map((one) => ({
      one,
      to: [...one.refers].flatMap((name) => groups.get(name) ?? []).filter((each) => each !== one),
    }))
    .filter(({ to }) => to.length > 0);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const { one, to } of links) {
      const ids = found.get(one) ?? new Set();
      const before = ids.size;
      for (const each of to) for (const id of found.get(each) ?? []) ids.add(id);
      if (ids.size === before) continue;
      found.set(one, ids);
      isChanged = true;
    }
  }
}

function namedBy(
  found: ReadonlyMap<Declared, ReadonlySet<string>>,
): Map<string, ReadonlySet<string>> {
  const byName = new Map<string, ReadonlySet<string>>();
  for (const [{ name }, ids] of found) {
    if (ids.size > 0) byName.set(name, allIn([byName.get(name), ids]));
  }
  return byName;
}

/** Operations without a path in the code that are named as something in it is, by these names. */
export function alikeIn(
  declared: Declared[],
  all: readonly Called[],
): Map<string, ReadonlySet<string>> {
  const names = new Map(declared.map(({ name }) => [spellingOf(name), name]));
  const byName = new Map<string, ReadonlySet<string>>();
  for (const { id } of all) {
    const name = names.get(spellingOf(id));
    if (name !== undefined) byName.set(name, allIn([byName.get(name), [id]]));
  }
  return byName;
}

/** Classes and functions with the operations that they hold, directly or in others. */
export function holdersOf(
  declared: Declared[],
  byName: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Set<string>> {
  const groups = groupsOf(declared);
  const members = allIn(declared.map(({ holds }) => holds));
  const holders = new Map<string, Set<string>>();
  const add = (name: string, ids: Set<string>): boolean => {
    const before = holders.get(name)?.size ?? 0;
    if (ids.size > 0) holders.set(name, allIn([holders.get(name), ids]));
    return (holders.get(name)?.size ?? 0) > before;
  };
  for (const { name, holds } of declared)
    add(name, allIn([...holds].map((one) => byName.get(one))));
  for (let isChanged = holders.size > 0; isChanged;) {
    isChanged = false;
    for (const { name, holds, refers } of declared) {
      if (members.has(name) || byName.has(name)) continue;
      const parts = [...holds].flatMap((one) => groups.get(one) ?? []).map((one) => one.refers);
      const inside = allIn([refers, ...parts]);
      inside.delete(name);
      if (add(name, allIn([...inside].map((one) => holders.get(one))))) isChanged = true;
    }
  }
  return holders;
}
