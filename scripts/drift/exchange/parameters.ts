import type { ApiDocument } from '../document/document.ts';
import { child, children, fieldsOf, keyOf, type Node } from '../document/node.ts';
import type { ApiHeader, ApiParameter } from '../document/operations.ts';

/** The decoded names and values of a query or form, in order. */
export type Pairs = [string, string][];

/** The values read for one parameter. `broken` says how the text violates the parameter's style. */
export type Reading = { values: unknown[]; names: string[]; broken?: string };

/** The pairs of `a=1&b=2`. A text with an invalid percent code is not decoded. */
export function pairsOf(text: string): Pairs {
  return text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const cut = pair.indexOf('=');
      const [name, value] = cut < 0 ? [pair, ''] : [pair.slice(0, cut), pair.slice(cut + 1)];
      return [decoded(name), decoded(value)];
    });
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The JSON types that a schema allows, through references and its parts; empty when it allows any. */
export function typesOf(document: ApiDocument, schema: Node | undefined): Set<string> {
  if (!schema) return new Set();
  const known = kept.get(schema);
  if (known) return known;
  const types = new Set<string>();
  gather(document, schema, types, new Set());
  kept.set(schema, types);
  return types;
}

/** A cache: parameters are the same objects for every exchange of a run. */
const kept = new WeakMap<Node, Set<string>>();

function gather(document: ApiDocument, written: Node, types: Set<string>, seen: Set<string>): void {
  const node = document.follow(written);
  if (seen.has(keyOf(node))) return;
  seen.add(keyOf(node));
  const { type, enum: words, const: only, nullable } = fieldsOf(node.value);
  for (const word of [type].flat()) if (typeof word === 'string') types.add(word);
  if (nullable === true) types.add('null');
  if (type === undefined) {
    for (const word of [...(Array.isArray(words) ? words : []), only]) {
      if (word !== undefined) types.add(word === null ? 'null' : typeof word);
    }
  }
  for (const list of ['allOf', 'anyOf', 'oneOf']) {
    for (const [, part] of children(child(node, list))) gather(document, part, types, seen);
  }
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The values that a text may mean to a schema, likeliest first. Where a text is allowed, it is first. */
function meanings(text: string, types: Set<string>): unknown[] {
  const found: unknown[] = [];
  if ((types.has('number') || types.has('integer')) && NUMBER.test(text)) found.push(Number(text));
  if (types.has('boolean') && /^(?:true|false)$/.test(text)) found.push(text === 'true');
  if (types.has('null') && (text === '' || text === 'null')) found.push(null);
  return types.has('string') || types.size === 0 || found.length === 0 ? [text, ...found] : found;
}

const SEPARATORS: Record<string, string> = {
  form: ',',
  simple: ',',
  spaceDelimited: ' ',
  pipeDelimited: '|',
  tabDelimited: '\t',
};

/** Reads a query parameter from all pairs by its style; `undefined` when it is missing. */
export function readQuery(
  document: ApiDocument,
  parameter: ApiParameter,
  pairs: Pairs,
): Reading | undefined {
  const { name, style, explode, schema } = parameter;
  const types = typesOf(document, schema);
  const isList = types.has('array');
  if (types.has('object') && !isList) {
    if (style === 'deepObject') return deepObject(document, parameter, pairs);
    if (explode) return spread(document, parameter, pairs);
  }
  const values = pairs.filter(([key]) => key === name).map(([, value]) => value);
  const [first] = values;
  if (first === undefined) return undefined;
  if (parameter.content) return { values: [parsed(first)], names: [name] };
  const isRepeated = values.length > 1;
  if (!isList) {
    const reading = { ...oneValue(document, parameter, first), names: [name] };
    return isRepeated ? { ...reading, broken: 'came more than once and is no list' } : reading;
  }
  const items = explode ? values : values.flatMap((value) => split(value, style));
  const reading = { values: listMeanings(document, schema, items, types, values), names: [name] };
  return isRepeated && !explode
    ? { ...reading, broken: 'came more than once; its values belong into one, separated' }
    : reading;
}

/** The query of a URL, without its question mark. */
export function queryOf(url: string): string {
  return url.split('#', 1)[0]?.split('?').slice(1).join('?') ?? '';
}

/** Reads all of a query as one value: a form, or a document in the URL. */
export function readQuerystring(
  document: ApiDocument,
  { name, content }: ApiParameter,
  query: string,
): Reading | undefined {
  if (query === '') return undefined;
  const { schema, mediaType } = content ?? {};
  const isForm = mediaType === undefined || mediaType === 'application/x-www-form-urlencoded';
  const value = isForm ? objectOf(document, schema, pairsOf(query)) : parsed(decoded(query));
  return { values: [value], names: [name] };
}

/** Reads a path parameter, a header or a cookie: one text. */
export function readText(
  document: ApiDocument,
  parameter: ApiParameter | ApiHeader,
  text: string,
): Reading {
  const { name, style, schema, content } = parameter;
  if (content) return { values: [parsed(text)], names: [name] };
  const types = typesOf(document, schema);
  const bare = style === 'label' ? text.replace(/^\./, '') : withoutMatrix(text, parameter);
  if (types.has('array')) {
    const items = split(bare, style === 'label' ? 'label' : style).map((each) => each.trim());
    return { values: listMeanings(document, schema, items, types, [bare]), names: [name] };
  }
  return { ...oneValue(document, parameter, bare), names: [name] };
}

function withoutMatrix(text: string, { style, name }: ApiParameter | ApiHeader): string {
  return style === 'matrix' ? text.replaceAll(`;${name}=`, ',').replace(/^,/, '') : text;
}

function split(value: string, style: string): string[] {
  if (value === '') return [];
  const separator = style === 'label' ? '.' : (SEPARATORS[style] ?? ',');
  return value.split(separator);
}

function oneValue(
  document: ApiDocument,
  { schema }: { schema?: Node },
  text: string,
): Pick<Reading, 'values'> {
  const types = typesOf(document, schema);
  if (types.has('object')) {
    const parts = split(text, 'simple');
    const fields = parts.some((part) => part.includes('='))
      ? parts.map((part) => part.split('=', 2) as [string, string])
      : parts.flatMap((part, index) =>
          index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as [string, string]] : [],
        );
    return { values: [objectOf(document, schema, fields)] };
  }
  return { values: meanings(text, types) };
}

function listMeanings(
  document: ApiDocument,
  schema: Node | undefined,
  items: string[],
  types: Set<string>,
  raw: string[],
): unknown[] {
  const inner = schema && child(document.follow(schema), 'items');
  const itemTypes = typesOf(document, inner?.value === undefined ? undefined : inner);
  const readings = items.map((item) => meanings(item, itemTypes));
  const lists: unknown[] = [readings.map(([first]) => first), readings.map((each) => each.at(-1))];
  // The schema may accept a single value as well as a list.
  const single = new Set([...types].filter((type) => type !== 'array' && type !== 'object'));
  return single.size > 0 && raw.length === 1
    ? [...lists, ...meanings(raw[0] ?? '', single)]
    : lists;
}

function deepObject(
  document: ApiDocument,
  { name, schema }: ApiParameter,
  pairs: Pairs,
): Reading | undefined {
  const own = pairs.filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (own.length === 0) return undefined;
  const fields = own.map(
    ([key, value]) => [key.slice(name.length + 1, -1), value] as [string, string],
  );
  return { values: [objectOf(document, schema, fields)], names: own.map(([key]) => key) };
}

/** Reads an exploded object: each of its fields is a name in the query. */
function spread(
  document: ApiDocument,
  { schema }: ApiParameter,
  pairs: Pairs,
): Reading | undefined {
  const declared = fieldNames(document, schema);
  const own = pairs.filter(([key]) => declared.includes(key));
  if (own.length === 0) return undefined;
  return { values: [objectOf(document, schema, own)], names: own.map(([key]) => key) };
}

/** The names in the query that belong to an exploded object. */
export function fieldNames(document: ApiDocument, schema: Node | undefined): string[] {
  if (!schema) return [];
  const node = document.follow(schema);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((list) =>
    children(child(node, list)).flatMap(([, part]) => fieldNames(document, part)),
  );
  return [...Object.keys(fieldsOf(child(node, 'properties').value)), ...parts];
}

/** The schema of a field, in the schema itself or in its parts. */
export function fieldSchema(
  document: ApiDocument,
  schema: Node | undefined,
  name: string,
): Node | undefined {
  if (!schema) return undefined;
  const node = document.follow(schema);
  const own = child(child(node, 'properties'), name);
  if (own.value !== undefined) return own;
  for (const list of ['allOf', 'anyOf', 'oneOf']) {
    for (const [, part] of children(child(node, list))) {
      const found = fieldSchema(document, part, name);
      if (found) return found;
    }
  }
  return undefined;
}

/** Builds an object from texts, each read by its field's schema; a repeated name makes a list. */
export function objectOf(
  document: ApiDocument,
  schema: Node | undefined,
  fields: Pairs,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, text] of fields) {
    const inner = fieldSchema(document, schema, name);
    const types = typesOf(document, inner);
    if (types.has('array')) {
      const item = inner && child(document.follow(inner), 'items');
      const [value] = meanings(
        text,
        typesOf(document, item?.value === undefined ? undefined : item),
      );
      found[name] = [...((found[name] as unknown[] | undefined) ?? []), value];
    } else if (types.has('object')) found[name] = parsed(text);
    else found[name] = meanings(text, types)[0];
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
