import type { ApiDocument } from '../document/document.ts';
import { child, children, fieldsOf, has, nameOf, namesOf, type Node } from '../document/node.ts';
import { operationsOf, type ApiOperation } from '../document/operations.ts';
import type { Drift } from '../finding.ts';

/** The subject of a finding, in names that occur in generated and hand-written code. */
export type Subject = {
  /** Names of fields or parameters: `total`. Empty when the subject is the whole call. */
  names: string[];
  /** The fields with their owners, see {@link keyOfField}. */
  keys: ReadonlySet<string>;
  /** For an enum: all words before the change, the new words and the removed ones. */
  words?: { all: string[]; came: string[]; went: string[]; owners: ReadonlySet<string> };
  /** The status of a failure, `404`. The transport reads the fields of failures. */
  failure?: string;
  header?: string;
  /** The subject is the whole answer or body, which every call reads or sends. */
  isWhole?: boolean;
};

/** A schema, and the name that generators give its type. */
type Labelled = { node: Node; label: string };
type Field = { owner: string; name: string; value: Labelled };

/** A parameter; names of headers ignore case. */
type Named = { in: string; name: string };

/** The parts of a finding's `at`. */
type Target = {
  operation: ApiOperation | undefined;
  side: 'request' | 'response';
  status?: string;
  parameter?: Named;
  path: string[];
};

const read = new WeakMap<ApiDocument, ApiOperation[]>();

/** The operations of a document, which are read once for all findings. */
function operationsIn(document: ApiDocument): ApiOperation[] {
  const operations = read.get(document) ?? operationsOf(document);
  read.set(document, operations);
  return operations;
}

/** A field's name that is the same for all generators: lower case, without the word `item`. */
export function keyOfField(...names: string[]): string {
  return names
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z\d]|item/g, '');
}

/** The subject of a finding, read from its `at`, else from its pointer. */
export function subjectOf(drift: Drift, base: ApiDocument, revision?: ApiDocument): Subject {
  const target = readAt(drift, base);
  const nothing = { names: [], keys: new Set<string>() };
  const { operation, parameter, status } = target;
  if (parameter && status) return { ...nothing, header: parameter.name };
  if (parameter && operation) return parameterSubject(operation, parameter, drift, base, revision);
  const [, renamed] = / schema (\S+)$/.exec(drift.at) ?? [];
  if (renamed) return { ...nothing, names: [renamed] };
  const failure = failureOf(status);
  const fields = fieldsAt(base, target);
  const found = fields.length > 0 ? fields : fieldsInPointer(drift.pointer);
  if (found.length === 0) {
    // A field that the base does not have is neither read nor sent.
    return { ...nothing, ...failure, ...(isBody(drift, target) ? { isWhole: true } : {}) };
  }
  const keys = new Set(found.map(({ owner, name }) => keyOfField(owner, name)));
  const names = [...new Set(found.map(({ name }) => name))];
  const words = wordsOf(drift, found, base, revision, target);
  return { names, keys, ...failure, ...(words ? { words } : {}) };
}

function failureOf(status: string | undefined): Pick<Subject, 'failure'> {
  return status === undefined || status.startsWith('2') ? {} : { failure: status };
}

function isBody({ id, at }: Drift, { path, status, side }: Target): boolean {
  if (path.length > 0 || /(?:^|-)(?:added|security|operation|path|server)(?:-|$)/.test(id))
    return false;
  return side === 'request' ? /body/.test(`${id} ${at}`) : (status ?? '').startsWith('2');
}

const PLACES = new Set(['query', 'path', 'header', 'cookie']);

function readAt({ at, operations, direction }: Drift, base: ApiDocument): Target {
  const [first = '', ...words] = at.split(' ').filter(Boolean);
  const isMethod = /^[A-Z]+$/.test(first) && words[0]?.startsWith('/');
  const id = isMethod ? `${first} ${words.shift()}` : first;
  return {
    operation: operationAt(id, operations, base),
    side: words.includes('response') || direction === 'response' ? 'response' : 'request',
    ...placeIn(words),
  };
}

/** Status, parameter and path among the words of an `at`. */
function placeIn(words: string[]): Pick<Target, 'status' | 'parameter' | 'path'> {
  const target: ReturnType<typeof placeIn> = { path: [] };
  for (const [index, word] of words.entries()) {
    if (/^(?:[1-5](?:\d\d|XX)|default)$/.test(word)) target.status = word;
    else if (PLACES.has(word)) target.parameter = { in: word, name: words[index + 1] ?? '' };
    else if (/^#?\//.test(word) && words[index - 1] !== 'path')
      target.path = namesOf(word.replace('#', ''));
  }
  return target;
}

/** The operation of that id or `GET /path`, else the first operation of the finding. */
function operationAt(
  id: string,
  others: readonly string[],
  base: ApiDocument,
): ApiOperation | undefined {
  const known = operationsIn(base);
  return (
    known.find(({ operationId, method, path }) =>
      [operationId, `${method} ${path}`].includes(id),
    ) ?? known.find(({ operationId }) => others.includes(operationId))
  );
}

function parameterSubject(
  { operationId }: ApiOperation,
  parameter: Named,
  drift: Drift,
  base: ApiDocument,
  revision: ApiDocument | undefined,
): Subject {
  const ids = drift.operations.length > 0 ? drift.operations : [operationId];
  const suffix = parameter.in === 'header' ? 'Headers' : 'Params';
  const keys = new Set(
    ids.flatMap((id) => [
      keyOfField(id, suffix, parameter.name),
      keyOfField(id, parameter.in, parameter.name),
    ]),
  );
  const known = operationsIn(base).filter(({ operationId }) => ids.includes(operationId));
  const schemas = known.flatMap((one) => {
    const found = one.parameters.find((each) => isSameParameter(each, parameter));
    const label = `${one.operationId}${parameter.name}`;
    return found ? [{ node: found.schema ?? found.node, label }] : [];
  });
  if (schemas.length === 0) return { names: [], keys: new Set() };
  const values = schemas.map((value) => ({ owner: '', name: parameter.name, value }));
  const words = wordsOf(drift, values, base, revision, undefined, parameter);
  const header = parameter.in === 'header' ? { header: parameter.name } : {};
  return { names: [parameter.name], keys, ...header, ...(words ? { words } : {}) };
}

function isSameParameter(one: Named, other: Named): boolean {
  const isHeader = one.in === 'header';
  const [name, otherName] = [one, other].map((each) =>
    isHeader ? each.name.toLowerCase() : each.name,
  );
  return one.in === other.in && name === otherName;
}

/** The fields at the end of a target's path: several if the path leads through alternatives. */
function fieldsAt(document: ApiDocument, target: Target): Field[] {
  let at: Labelled[] = rootsOf(target);
  let fields: Field[] = [];
  for (const name of target.path) {
    const next = at.flatMap((one) => step(document, one, name));
    if (next.length === 0) {
      if (isStructure(name)) continue;
      return [];
    }
    fields = next;
    at = next.map(({ value }) => value);
  }
  return fields;
}

function rootsOf({ operation, side, status }: Target): Labelled[] {
  if (!operation) return [];
  const { operationId, requestBody, responses } = operation;
  const contents =
    side === 'request'
      ? (requestBody?.content ?? []).map((content) => ({ content, label: `${operationId}Body` }))
      : responses
          .filter((one) => one.status === (status ?? one.status))
          .flatMap((one) =>
            one.content.map((content) => ({ content, label: `${operationId}${one.status}` })),
          );
  return contents.flatMap(({ content: { schema }, label }) =>
    schema ? [{ node: schema, label }] : [],
  );
}

const COMBINED = ['allOf', 'oneOf', 'anyOf'];
const NESTED = ['items', 'additionalProperties'];

function isStructure(name: string): boolean {
  return /^(?:\*|\[\]|-|\d+|items|properties|additionalProperties|allOf|oneOf|anyOf|enum|required|type|format)$/.test(
    name,
  );
}

/** The properties of that name, also inside composed schemas, lists and maps. */
function step(document: ApiDocument, from: Labelled, name: string, depth = 0): Field[] {
  const { node, label } = settle(document, from);
  const properties = child(node, 'properties');
  if (has(properties, name)) {
    const value = { node: child(properties, name), label: label + name };
    return [{ owner: label, name, value: settle(document, value) }];
  }
  if (depth > 8) return [];
  const parts = COMBINED.flatMap((key) => children(child(node, key)).map(([, part]) => part));
  const inner = NESTED.filter((key) => has(node, key)).map((key) => child(node, key));
  return [...parts, ...inner].flatMap((part) =>
    step(document, { node: part, label }, name, depth + 1),
  );
}

/** Follows references; a referred schema has a name of its own. */
function settle(document: ApiDocument, { node, label }: Labelled): Labelled {
  const target = document.follow(node);
  return { node: target, label: target.pointer === node.pointer ? label : nameOf(target) };
}

/**
 * The subject of `/components/schemas/Product/properties/price/minimum` is the price of a product.
 */
function fieldsInPointer(pointer: string): Field[] {
  const [components, schemas, name, ...rest] = namesOf(pointer);
  if (components !== 'components' || schemas !== 'schemas' || !name) return [];
  const path = rest.filter((_, index) => rest[index - 1] === 'properties');
  const last = path.pop();
  if (last === undefined) return [];
  const owner = [name, ...path].join('');
  const value = { node: { file: '', pointer, value: undefined }, label: owner + last };
  return [{ owner, name: last, value }];
}

/** The words of a changed enum. */
function wordsOf(
  { id }: Drift,
  fields: Field[],
  base: ApiDocument,
  revision: ApiDocument | undefined,
  target: Target | undefined,
  parameter?: Named,
): Subject['words'] {
  if (!/enum|const/.test(id)) return undefined;
  const before = fields.map(({ value }) => wordList(base, value)).find((list) => list.length > 0);
  if (!before) return undefined;
  const owners = new Set(fields.map(({ value }) => keyOfField(enumOf(base, value).label)));
  const after = revision ? wordsAfter(revision, target, parameter) : [];
  return {
    all: before,
    owners,
    came: after.filter((word) => !before.includes(word)),
    went: after.length > 0 ? before.filter((word) => !after.includes(word)) : [],
  };
}

function wordsAfter(
  revision: ApiDocument,
  target: Target | undefined,
  parameter: Named | undefined,
): string[] {
  const same = operationsIn(revision);
  if (target?.operation) {
    const { method, path } = target.operation;
    const operation = same.find((one) => one.method === method && one.path === path);
    return fieldsAt(revision, { ...target, operation }).flatMap(({ value }) =>
      wordList(revision, value),
    );
  }
  const schemas = same.flatMap(({ parameters }) =>
    parameters.filter((one) => parameter && isSameParameter(one, parameter)),
  );
  const words = schemas
    .map(({ schema, node }) => wordList(revision, { node: schema ?? node, label: '' }))
    .find((list) => list.length > 0);
  return words ?? [];
}

/** The schema that lists the words: for a list, the schema of its items. */
function enumOf(document: ApiDocument, value: Labelled): Labelled {
  const whole = settle(document, value);
  return has(whole.node, 'items')
    ? enumOf(document, { node: child(whole.node, 'items'), label: whole.label })
    : whole;
}

function wordList(document: ApiDocument, value: Labelled): string[] {
  const { enum: words, const: only } = fieldsOf(enumOf(document, value).node.value);
  const list = Array.isArray(words) ? words : only === undefined ? [] : [only];
  return list.filter((word): word is string => typeof word === 'string');
}
