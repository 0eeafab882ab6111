import { spellingOf } from './facts.ts';
import { alikeIn, allIn, holdersOf, namesOf, type Declared } from './leads.ts';
import { methodAround, methodIn, propertyIn, segmentsOf, writtenIn, type Called } from './paths.ts';
import { inside, isSum, listIn, parsed, textOf, visit, wordOf, type Syntax } from './syntax.ts';

/** What the generated code of a client says. */
export type Generated = {
  /** The operations that a generated name leads to. */
  byName: ReadonlyMap<string, ReadonlySet<string>>;
  /** Classes and functions with the operations that they hold. */
  holders: ReadonlyMap<string, ReadonlySet<string>>;
  /** The operations whose paths the generated code has. */
  known: ReadonlySet<string>;
  /** Others that only a name in it reminds of. */
  alike: ReadonlySet<string>;
  /** Segments of paths in it, see `spellingOf`. */
  segments: ReadonlySet<string>;
  /** Whether generated functions parse answers by schemas. */
  parses: boolean;
  /** The files with schemas of zod or the like. */
  schemas: ReadonlySet<string>;
  /** Whether there are files that cannot be parsed, so that functions may be missing. */
  isPartial: boolean;
};

type Read = {
  declared: Declared[];
  known: Set<string>;
  segments: Set<string>;
  parses: boolean;
  schemas: Set<string>;
  isPartial: boolean;
};

const SCHEMAS = /from\s*['"](?:zod|valibot|arktype|@sinclair\/typebox|effect)\b/;
/** Files with none of it only declare types. */
const CALLING = /\b(?:function|class|const|let|var|enum|typeof)\b|=>|['"`](?:\/|\$\{)/;
const PARSING = /(?<!\bJSON)(?<!\bDate)\.(?:safeP|p)arse(?:Async)?\(/;

/** Reads which generated function calls which operation, from the paths and methods in them. */
export function generatedFrom(
  files: ReadonlyMap<string, string>,
  operations: readonly Called[],
  check: () => void,
): Generated {
  const read: Read = {
    declared: [],
    known: new Set(),
    segments: new Set(),
    parses: false,
    schemas: new Set(),
    isPartial: false,
  };
  for (const [file, text] of files) {
    check();
    if (isTypes(text)) readTypes(read, text, operations);
    else if (CALLING.test(text)) readModule(read, file, text, operations);
  }
  const byName = namesOf(read.declared);
  for (const id of allIn<string>(byName.values())) read.known.add(id);
  const { known, segments, schemas, isPartial } = read;
  const alike = alikeIn(
    read.declared,
    operations.filter(({ id }) => !known.has(id)),
  );
  const holders = holdersOf(read.declared, byName);
  for (const [name, ids] of alike) byName.set(name, allIn([byName.get(name), ids]));
  return {
    byName,
    holders,
    known,
    alike: allIn<string>(alike.values()),
    segments,
    schemas,
    isPartial,
    parses: read.parses && schemas.size > 0,
  };
}

/** Whether a file is one of openapi-typescript. */
export function isTypes(text: string): boolean {
  return /^export (?:interface paths\b|type paths\b)/m.test(text);
}

/** Types name operations by their paths; `enum ApiPaths` gives them names. */
function readTypes(
  { declared, known, segments }: Read,
  text: string,
  all: readonly Called[],
): void {
  for (const { 1: path = '' } of text.matchAll(/^\s*["'](\/[^"'\n]*)["']\??:/gm)) {
    for (const one of segmentsOf(path)) segments.add(spellingOf(one));
    for (const { id } of writtenIn(path, all)) known.add(id);
  }
  for (const { 1: name = '', 2: path = '' } of text.matchAll(
    /^\s*(\w+) = ["'](\/[^"'\n]*)["'],?$/gm,
  )) {
    const found = writtenIn(path, all);
    const named = found.filter(({ id }) => spellingOf(id) === spellingOf(name));
    const paths = [{ operations: named.length > 0 ? named : found, method: undefined }];
    declared.push({ ...nothing(name), paths });
  }
}

function nothing(name: string): Declared {
  return { name, paths: [], methods: new Set(), refers: new Set(), holds: new Set() };
}

function readModule(read: Read, file: string, text: string, all: readonly Called[]): void {
  const tree = parsed(file, text);
  if (!tree) read.isPartial = true;
  if (!tree) return;
  if (SCHEMAS.test(text)) read.schemas.add(file);
  if (PARSING.test(text)) read.parses = true;
  const owners = ownersIn(tree, all);
  const open: { node: Syntax; declared: Declared }[] = [];
  visit(tree, (node, around) => {
    while (open.length > 0 && !around.parents.includes(open.at(-1)?.node ?? node)) open.pop();
    const outer = open.at(-1)?.declared;
    const name = owners.get(node);
    if (name !== undefined) {
      const declared = nothing(name);
      outer?.holds.add(name);
      read.declared.push(declared);
      open.push({ node, declared });
      return;
    }
    if (outer) readInside(read, outer, node, around.parents, all);
  });
}

function readInside(
  { segments }: Read,
  declared: Declared,
  node: Syntax,
  parents: readonly Syntax[],
  all: readonly Called[],
): void {
  const word = wordOf(node);
  if (word !== undefined) declared.refers.add(word);
  if (node.type === 'ObjectExpression') {
    const method = methodIn(textOf(propertyIn(node, 'method')));
    if (method) declared.methods.add(method);
  }
  const text = isSum(parents.at(-1)) ? undefined : textOf(node);
  if (text === undefined) return;
  for (const one of segmentsOf(text)) segments.add(spellingOf(one));
  if (!text.includes('/')) return;
  const operations = writtenIn(text, all);
  if (operations.length > 0) {
    declared.paths.push({ operations, method: methodAround(node, { parents }) });
  }
}

/** The nodes of a module that are called by a name of their own. */
function ownersIn(tree: Syntax, all: readonly Called[]): Map<Syntax, string> {
  const owners = new Map<Syntax, string>();
  visit(tree, (node, { parents }) => {
    const name = wordOf(inside(node, 'id') ?? inside(node, 'key'));
    if (name === undefined) return;
    const isTop = parents.every(({ type }) =>
      /^(?:Program|Export\w+|VariableDeclaration)$/.test(type),
    );
    const isPart = /^(?:Class(?:Method|Property)|TSEnumMember)$/.test(node.type);
    if (
      isTop ||
      isPart ||
      (isFunction(node) && hasPath(node, all) && isHeld(name, node, parents))
    ) {
      owners.set(node, name);
    }
  });
  return owners;
}

const FUNCTION = /Function|ObjectMethod/;

function isFunction(node: Syntax): boolean {
  const value = inside(node, 'init') ?? inside(node, 'value');
  return FUNCTION.test(node.type) || FUNCTION.test(value?.type ?? '');
}

function hasPath(node: Syntax, all: readonly Called[]): boolean {
  let has = false;
  visit(node, (one) => {
    const text = has ? undefined : textOf(one);
    if (text?.includes('/') && writtenIn(text, all).length > 0) has = true;
    return !has;
  });
  return has;
}

/** Whether the function around a function hands it out, or it is part of an object. */
function isHeld(name: string, node: Syntax, parents: readonly Syntax[]): boolean {
  if (/^Object(?:Method|Property)$/.test(node.type)) return true;
  const outer = parents.findLast(({ type }) => type === 'BlockStatement');
  const returned = listIn(outer, 'body').filter(({ type }) => type === 'ReturnStatement');
  return returned.some((one) => {
    const properties = listIn(inside(one, 'argument'), 'properties');
    return properties.some((each) => wordOf(inside(each, 'value')) === name);
  });
}
