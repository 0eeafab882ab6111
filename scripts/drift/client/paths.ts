import type { ApiOperation } from '../document/operations.ts';
import {
  HOLE,
  inside,
  isCall,
  isMember,
  listIn,
  textOf,
  wordOf,
  type Around,
  type Syntax,
} from './syntax.ts';

/** An operation, and its path in segments; `*` stands for one with a parameter. */
export type Called = { id: string; method: string; path: string; segments: string[] };

const METHOD = /^(?:get|put|post|delete|options|head|patch|trace|query)$/i;

/** The method that a word names. */
export function methodIn(word: string | undefined): string | undefined {
  return word !== undefined && METHOD.test(word) ? word.toUpperCase() : undefined;
}

/** The operations of a contract as code may name them. */
export function calledOf(operations: ApiOperation[]): Called[] {
  return operations.map(({ operationId, method, path }) => ({
    id: operationId,
    method,
    path,
    segments: segmentsOf(path),
  }));
}

/** The segments of an address without its host, query and fragment. */
export function segmentsOf(text: string): string[] {
  const [path = ''] = text.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/);
  return path
    .split('/')
    .filter(Boolean)
    .map((one) => (isVariable(one) ? '*' : one));
}

function isVariable(segment: string): boolean {
  return segment.includes(HOLE) || /[{[]|^[:*]/.test(segment);
}

/**
 * The operations whose path a text of generated code is, perhaps behind the path of a server. It has
 * variables where the path has parameters.
 */
export function writtenIn(text: string, all: readonly Called[]): Called[] {
  const segments = segmentsOf(text);
  const fits = all.filter(({ segments: path }) =>
    path.length === 0
      ? segments.length === 0
      : endOf(segments, path)?.every((one, index) => one === path[index]),
  );
  const longest = Math.max(0, ...fits.map(({ segments }) => segments.length));
  return fits.filter(({ segments }) => segments.length === longest);
}

/**
 * The operations that a text of hand-written code may call: `/coins/3`, `${base}/coins/${id}`, or the end
 * of a path, if a client knows the address before it.
 */
export function meantBy(text: string, all: readonly Called[]): Called[] {
  const exact = all.filter(({ path }) => path === text);
  if (exact.length > 0) return exact;
  const segments = segmentsOf(text);
  return all.filter(({ segments: whole }) => {
    const path = whole.slice(-Math.max(1, segments.length));
    const end = endOf(segments, path);
    if (!end || path.length === 0) return false;
    const fits = path.every((one, index) => one === '*' || [one, '*'].includes(end[index] ?? ''));
    const isNamed = path.some((one, index) => one !== '*' && one === end[index]);
    return fits && (isNamed || whole.every((one) => one === '*'));
  });
}

function endOf(segments: string[], { length }: string[]): string[] | undefined {
  return segments.length < length ? undefined : segments.slice(segments.length - length);
}

/** Around a path these lead on to the call. */
const ON_THE_WAY = new Set([
  'ObjectProperty',
  'TSAsExpression',
  'TSLiteralType',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

/** The method with which a path is called, as far as the code around it says so. */
export function methodAround(
  path: Syntax,
  { parents }: Pick<Around, 'parents'>,
): string | undefined {
  let node = path;
  for (const parent of parents.toReversed()) {
    if (isCall(parent)) return methodOfCall(parent, node);
    if (isMember(parent)) return methodOfMember(parent, parents);
    if (parent.type === 'TSIndexedAccessType') return methodOfType(parent, parents);
    if (parent.type === 'ArrayExpression') return methodAmong(listIn(parent, 'elements'));
    if (parent.type === 'ObjectExpression') {
      const beside = propertyIn(parent, 'method');
      if (beside) return methodIn(wordOf(beside));
    } else if (!ON_THE_WAY.has(parent.type)) return undefined;
    node = parent;
  }
  return undefined;
}

function methodOfCall(call: Syntax, argument: Syntax): string | undefined {
  const callee = inside(call, 'callee');
  if (callee === argument) return undefined;
  const others = listIn(call, 'arguments').filter((one) => one !== argument);
  const name = isMember(callee) ? inside(callee, 'property') : callee;
  return methodIn(wordOf(name)) ?? methodAmong(others) ?? methodInOptions(others);
}

function methodOfMember(member: Syntax, parents: readonly Syntax[]): string | undefined {
  const outer = parents[parents.indexOf(member) - 1];
  return isMember(outer) ? methodIn(wordOf(inside(outer, 'property'))) : undefined;
}

function methodOfType(type: Syntax, parents: readonly Syntax[]): string | undefined {
  const outer = parents[parents.indexOf(type) - 1];
  return outer?.type === 'TSIndexedAccessType'
    ? methodIn(wordOf(inside(outer, 'indexType')))
    : undefined;
}

function methodAmong(nodes: Syntax[]): string | undefined {
  return nodes.map((one) => methodIn(textOf(one))).find(Boolean);
}

function methodInOptions(nodes: Syntax[]): string | undefined {
  const options = nodes.filter(({ type }) => type === 'ObjectExpression');
  return options.map((one) => methodIn(wordOf(propertyIn(one, 'method')))).find(Boolean);
}

/** The value of a property of an object. */
export function propertyIn(object: Syntax, name: string): Syntax | undefined {
  const property = listIn(object, 'properties').find((one) => wordOf(inside(one, 'key')) === name);
  return inside(property, 'value');
}
