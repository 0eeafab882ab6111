import { join, dirname } from 'node:path';

import type { Place } from '../finding.ts';
import { spellingOf, type Facts, type Import } from './facts.ts';
import type { Generated } from './generated.ts';
import { mayBeGenerated } from './imports.ts';
import { allIn } from './leads.ts';
import type { Called } from './paths.ts';
import { HOLE } from './syntax.ts';

/** How a client calls an operation. */
export type Calls =
  | { grade: 'called'; places: Place[]; functions: string[] }
  | { grade: 'unused' | 'unknown' };

/** What is known of a client when its calls are looked for. */
export type Client = {
  facts: readonly Facts[];
  generated: Generated;
  /** The operations that generated functions call. */
  named: ReadonlySet<string>;
  /** The files of the generated code. */
  files: ReadonlySet<string>;
  operations: readonly Called[];
  resolve: (from: string, specifier: string) => string[];
  /** The packages that a client installs from a registry. */
  packages: ReadonlySet<string>;
};

type Found = { places: Map<string, { own: Place[]; imports: Place[] }>; functions: Set<string> };

/** Packages that take paths of openapi-typescript as they are. */
const TYPED = /^(?:openapi-fetch|openapi-react-query|swr-openapi)(?:\/|$)/;

/** The calls of each operation. What is not understood counts as a call of all that it may be. */
export function callsOf(client: Client): Map<string, Calls> {
  const found = new Map<string, Found>();
  const all = client.operations.map(({ id }) => id).filter((id) => client.generated.known.has(id));
  const add = (ids: Iterable<string>, place: Place, name?: string, isImport = false) => {
    for (const id of ids) {
      const one = found.get(id) ?? { places: new Map(), functions: new Set() };
      const inFile = one.places.get(place.file) ?? { own: [], imports: [] };
      inFile[isImport ? 'imports' : 'own'].push(place);
      one.places.set(place.file, inFile);
      if (name !== undefined) one.functions.add(name);
      found.set(id, one);
    }
  };
  addNamed(client, add);
  addWhole(client, all, add);
  const calls = new Map<string, Calls>();
  for (const operation of client.operations) {
    const one = found.get(operation.id);
    calls.set(operation.id, one ? calledIn(one) : { grade: withoutCall(client, operation) });
  }
  return calls;
}

type Add = (ids: Iterable<string>, place: Place, name?: string, isImport?: boolean) => void;

/** In a file that calls something, its import is no place of its own. */
function calledIn({ places, functions }: Found): Calls {
  const all = [...places.values()].flatMap(({ own, imports }) => (own.length > 0 ? own : imports));
  return { grade: 'called', places: all, functions: [...functions] };
}

/** Calls by the name of a generated function, an operationId or a path. */
function addNamed({ facts, generated, operations }: Client, add: Add): void {
  const ids = new Set(operations.map(({ id }) => id));
  for (const { mentions, paths } of facts) {
    for (const { word, as, place } of mentions) {
      const named = generated.byName.get(word);
      if (named) add(named, place, word, as === 'import');
      else if (as === 'text' && ids.has(word)) add([word], place);
    }
    for (const { operations, place } of paths)
      add(
        operations.map(({ id }) => id),
        place,
      );
  }
}

/** Calls that may be of any operation: `client.GET(path)`, `sdk[name]()`, `{ ...sdk }`. */
function addWhole(client: Client, all: string[], add: Add): void {
  const { facts, generated } = client;
  const makers = typedMakers(client);
  const isClient = comingFrom(client, makers, () => []);
  const isModule = comingFrom(client, [], modulesIn(client));
  const isHolder = comingFrom(client, [...generated.holders.keys()], () => []);
  const held = allIn<string>(generated.holders.values());
  const isComputing = facts.some((one) => one.isComputing);
  for (const one of facts) {
    const { file, bare } = one;
    const isCaller = (name: string) => isClient(file, name) && !makers.includes(name);
    addDynamic(client, one, isCaller, all, add);
    for (const { name, isSpread, to, place } of bare.values()) {
      if (isModule(file, name)) add(all, place);
      // What is passed on is called by the names of its members, unless these are computed.
      if (!isSpread && (!isComputing || (to !== undefined && isClient(file, to)))) continue;
      if (isHolder(file, name)) add(held, place);
      if (isClient(file, name)) add(all, place);
    }
  }
}

/** Calls of clients for openapi-typescript with a path that is no literal. */
function addDynamic(
  client: Client,
  { dynamic }: Facts,
  isCaller: (name: string) => boolean,
  all: string[],
  add: Add,
): void {
  const typed = all.filter((id) => !client.named.has(id));
  if (typed.length === 0) return;
  const methods = new Map(client.operations.map(({ id, method }) => [id, method]));
  for (const { method, by, place } of dynamic) {
    if (by !== undefined && !isCaller(by)) continue;
    const isMeant = (id: string) => method === undefined || methods.get(id) === method;
    add(typed.filter(isMeant), place);
  }
}

/** The names of what makes clients for openapi-typescript. */
function typedMakers({ facts }: Client): string[] {
  const typed = facts.flatMap(({ imports }) =>
    imports.filter(({ specifier }) => TYPED.test(specifier)),
  );
  return typed.length === 0 ? [] : [...MAKERS, ...typed.flatMap(({ whole }) => whole)];
}

/** Functions of those packages that make a client or its hooks. */
const MAKERS = [
  'createClient',
  'createPathBasedClient',
  'wrapAsPathBasedClient',
  'createQueryHook',
  'createImmutableHook',
  'createInfiniteHook',
];

type IsName = (file: string, name: string) => boolean;

/**
 * Whether a name in a file has its value from one of some names: everywhere from `makers` and what they
 * return, in a file also from `starts`. Other files have it by imports.
 */
function comingFrom(
  { facts, resolve }: Client,
  makers: readonly string[],
  starts: (file: string) => string[],
): IsName {
  const bases = new Set(makers);
  const found = new Map(facts.map(({ file }) => [file, new Set(starts(file))]));
  if (bases.size === 0 && [...found.values()].every(({ size }) => size === 0)) return () => false;
  const grow = ({ file, given, imports }: Facts, names: Set<string>): boolean => {
    const before = names.size;
    for (const { name, from, isCall } of given) {
      if (bases.has(from) || (!isCall && names.has(from))) names.add(name);
    }
    for (const one of imports) {
      for (const target of resolve(file, one.specifier)) {
        for (const name of namesFrom(one, found.get(target) ?? [])) names.add(name);
      }
    }
    return names.size > before;
  };
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false;
    for (const one of facts) {
      if (grow(one, found.get(one.file) ?? new Set())) isGrowing = true;
    }
  }
  return (file, name) => bases.has(name) || (found.get(file)?.has(name) ?? false);
}

/** The names that an import gives to some names of a module. */
function namesFrom({ named, isExport }: Import, theirs: Iterable<string>): string[] {
  return [...theirs].flatMap((one) => {
    if (isExport && named.length === 0) return one;
    return named.flatMap(({ from, name }) => (from === one ? name : []));
  });
}

/** The names by which code has all of a generated module at once. */
function modulesIn(client: Client): (file: string) => string[] {
  const passing = passingOn(client);
  const byFile = new Map(client.facts.map(({ file, imports }) => [file, imports]));
  return (file) =>
    (byFile.get(file) ?? [])
      .filter(({ whole }) => whole.length > 0)
      .filter((one) => mayHaveAll(client, passing, file, one))
      .flatMap(({ whole }) => whole);
}

/** Hand-written files that export what generated files export, or may do so. */
function passingOn(client: Client): Set<string> {
  const found = new Set<string>(client.files);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { file, imports } of client.facts) {
      const exported = imports.filter(({ isExport }) => isExport);
      if (exported.some((one) => mayHaveAll(client, found, file, one))) found.add(file);
    }
  }
  return found;
}

function mayHaveAll(
  { resolve, packages, files }: Client,
  passing: ReadonlySet<string>,
  file: string,
  { specifier }: Import,
): boolean {
  if (specifier.includes(HOLE)) {
    const [known = ''] = specifier.split(HOLE);
    if (!known.startsWith('.')) return known === '';
    const folder = join(dirname(file), known.slice(0, known.lastIndexOf('/') + 1));
    return [...files].some((one) => one.startsWith(folder));
  }
  const targets = resolve(file, specifier);
  if (targets.length > 0) return targets.some((one) => passing.has(one));
  return mayBeGenerated(specifier, packages);
}

/**
 * The grade of an operation that nothing calls. It is only unused if the code could not call it in
 * another way: by a path that is put together of parts, or by a function that was not understood.
 */
function withoutCall(client: Client, { id, segments }: Called): 'unused' | 'unknown' {
  const { generated, facts } = client;
  const fixed = segments.filter((one) => one !== '*').map(spellingOf);
  if (generated.isPartial || generated.alike.has(id)) return 'unknown';
  if (!generated.known.has(id)) {
    const isThere = fixed.every((one) => generated.segments.has(one));
    return isThere ? 'unknown' : 'unused';
  }
  const isTyped =
    facts.some(takesPaths) && facts.every((one) => !knowsPaths(one) || takesPaths(one));
  if (isTyped || client.named.has(id)) return 'unused';
  const seen = new Set(
    facts.flatMap(({ mentions }) => mentions.map(({ word }) => spellingOf(word))),
  );
  return fixed.every((one) => seen.has(one)) ? 'unknown' : 'unused';
}

/** Whether a file has a package that takes paths as they are. */
function takesPaths({ imports }: Facts): boolean {
  return imports.some(({ specifier }) => TYPED.test(specifier));
}

/** Whether a file has the types of all paths, with which it may make calls of its own. */
function knowsPaths({ mentions }: Facts): boolean {
  return mentions.some(({ word, as }) => word === 'paths' && as !== 'text');
}
