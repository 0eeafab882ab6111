import { jsonSchemaOf } from '../../document/json-schema.ts';
import { child, children, fieldsOf, has, type Node } from '../../document/node.ts';
import { mediaTypeOf } from '../../document/operations.ts';
import {
  stableText,
  typeOfValue,
  type Bound,
  type Condition,
  type Reading,
  type Shape,
  type SizeKeyword,
  type TypeName,
} from './shape.ts';

const SIZE_KEYWORDS: SizeKeyword[] = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
];

/** Narrows a shape, in place, by the keywords of one schema, without those that combine schemas. */
export function narrow(reading: Reading, shape: Shape, node: Node): void {
  const fields = fieldsOf(node.value);
  narrowTypes(shape, node, fields['type']);
  if (Array.isArray(fields['enum'])) narrowValues(shape, child(node, 'enum'), fields['enum']);
  if ('const' in fields) narrowValues(shape, child(node, 'const'), [fields['const']]);
  const known = fields[EXTENSIBLE];
  if (Array.isArray(known)) narrowExtensible(shape, child(node, EXTENSIBLE), known);
  narrowNumbers(reading, shape, node);
  for (const keyword of SIZE_KEYWORDS) narrowSize(shape, node, keyword);
  narrowTexts(shape, node);
  narrowMembers(shape, node);
  narrowItems(shape, node);
  addConditions(reading, shape, node);
}

function narrowTypes(shape: Shape, node: Node, written: unknown): void {
  if (written === undefined) return;
  const names = (Array.isArray(written) ? written : [written]) as string[];
  const types = new Set(names.map((name) => (name === 'integer' ? 'number' : name) as TypeName));
  shape.types = new Set([...shape.types].filter((type) => types.has(type)));
  shape.from.set('type', child(node, 'type'));
  if (names.includes('integer') && !names.includes('number')) addMultiple(shape, node, 'type', 1);
}

function narrowValues(shape: Shape, node: Node, values: unknown[]): void {
  const texts = new Set(values.map(stableText));
  shape.values = (shape.values ?? values).filter((value) => texts.has(stableText(value)));
  shape.types = new Set(
    [...shape.types].filter((type) => values.some((value) => typeOfValue(value) === type)),
  );
  shape.from.set('enum', node);
}

/** The keyword of Zalando's guidelines for values that are known so far. */
export const EXTENSIBLE = 'x-extensible-enum';

function narrowExtensible(shape: Shape, node: Node, values: unknown[]): void {
  const texts = new Set(values.map(stableText));
  shape.extensible = (shape.extensible ?? values).filter((value) => texts.has(stableText(value)));
  shape.from.set(EXTENSIBLE, node);
}

function addMultiple(shape: Shape, node: Node, keyword: string, step: number): void {
  shape.multiples.push(step);
  shape.from.set('multipleOf', child(node, keyword));
}

function narrowNumbers(reading: Reading, shape: Shape, node: Node): void {
  const fields = fieldsOf(node.value);
  const step = fields['multipleOf'];
  if (typeof step === 'number' && step > 0) addMultiple(shape, node, 'multipleOf', step);
  const old = reading.document.version === '3.0';
  for (const [keyword, exclusiveKeyword] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const bound = fields[keyword];
    const exclusive = fields[exclusiveKeyword];
    if (typeof bound === 'number') {
      addBound(shape, child(node, keyword), keyword, {
        value: bound,
        exclusive: old && exclusive === true,
      });
    }
    if (typeof exclusive === 'number') {
      const place = child(node, exclusiveKeyword);
      addBound(shape, place, keyword, { value: exclusive, exclusive: true });
    }
  }
}

function addBound(shape: Shape, node: Node, keyword: 'minimum' | 'maximum', bound: Bound): void {
  const side = keyword === 'minimum' ? 'min' : 'max';
  const known = shape[side];
  if (known && !isTighter(side, bound, known)) return;
  shape[side] = bound;
  shape.from.set(keyword, node);
}

/** Whether a bound refuses values that the other accepts. */
export function isTighter(side: 'min' | 'max', bound: Bound, than: Bound): boolean {
  if (bound.value === than.value) return bound.exclusive && !than.exclusive;
  return side === 'min' ? bound.value > than.value : bound.value < than.value;
}

function narrowSize(shape: Shape, node: Node, keyword: SizeKeyword): void {
  const size = fieldsOf(node.value)[keyword];
  if (typeof size !== 'number') return;
  const known = shape.sizes.get(keyword);
  const least = keyword.startsWith('min');
  if (least && size <= (known ?? 0)) return;
  if (!least && known !== undefined && size >= known) return;
  shape.sizes.set(keyword, size);
  shape.from.set(keyword, child(node, keyword));
}

const INT32: [Bound, Bound] = [
  { value: -2_147_483_648, exclusive: false },
  { value: 2_147_483_647, exclusive: false },
];

/** Formats that accept every value of their type. */
const IDLE_FORMATS = new Set(['int64', 'float', 'double', 'password']);

function narrowTexts(shape: Shape, node: Node): void {
  const { pattern, format, contentEncoding, contentMediaType } = fieldsOf(node.value);
  if (typeof pattern === 'string' && !shape.patterns.includes(pattern)) {
    shape.patterns.push(pattern);
    shape.from.set('pattern', child(node, 'pattern'));
  }
  if (typeof format === 'string') addFormat(shape, child(node, 'format'), format);
  // In 3.0 these two keywords are `format: byte` and `format: binary`.
  if (typeof contentEncoding === 'string') shape.encoding = contentEncoding.toLowerCase();
  if (typeof contentMediaType === 'string') {
    const binary = mediaTypeOf(contentMediaType) === 'application/octet-stream';
    if (!binary) shape.encoding = `${shape.encoding ?? ''} ${mediaTypeOf(contentMediaType)}`.trim();
  }
  if (contentEncoding ?? contentMediaType) shape.from.set('encoding', node);
}

function addFormat(shape: Shape, node: Node, format: string): void {
  if (IDLE_FORMATS.has(format) || format === 'binary') return;
  if (format === 'byte') {
    shape.encoding = 'base64';
    shape.from.set('encoding', node);
  } else if (format === 'int32') {
    addBound(shape, node, 'minimum', INT32[0]);
    addBound(shape, node, 'maximum', INT32[1]);
  } else if (!shape.formats.includes(format)) {
    shape.formats.push(format);
    shape.from.set('format', node);
  }
}

const ANY_NAME = /^\^?(?:\.\*)?\$?$/;

function narrowMembers(shape: Shape, node: Node): void {
  const properties = children(child(node, 'properties'));
  const all = children(child(node, 'patternProperties'));
  const patterns = all.filter(([pattern]) => !ANY_NAME.test(pattern));
  const ofAny = all.filter(([pattern]) => ANY_NAME.test(pattern));
  // A pattern that every name matches leaves no name for `additionalProperties`.
  for (const [, additional] of ofAny) {
    shape.objects.push({ properties: new Map(), patterns: [], additional });
  }
  const additional = ofAny.length === 0 && has(node, 'additionalProperties');
  if (properties.length > 0 || patterns.length > 0 || additional) {
    shape.objects.push({
      properties: new Map(properties),
      patterns,
      ...(additional ? { additional: child(node, 'additionalProperties') } : {}),
    });
  }
  if (has(node, 'unevaluatedProperties')) {
    shape.unevaluated.push(child(node, 'unevaluatedProperties'));
  }
  if (has(node, 'propertyNames')) shape.names.push(child(node, 'propertyNames'));
  narrowRequired(shape, node);
}

function narrowRequired(shape: Shape, node: Node): void {
  const { required } = fieldsOf(node.value);
  const names = Array.isArray(required) ? (required as string[]) : [];
  names.forEach((name, index) => shape.required.set(name, child(child(node, 'required'), index)));
  for (const [name, needed] of children(child(node, 'dependentRequired'))) {
    for (const [index, other] of ((needed.value ?? []) as string[]).entries()) {
      shape.dependent.set(`${name} → ${other}`, child(needed, index));
    }
  }
}

function narrowItems(shape: Shape, node: Node): void {
  const fields = fieldsOf(node.value);
  const prefix = children(child(node, 'prefixItems')).map(([, item]) => item);
  const rest = ['items', 'unevaluatedItems'].find(
    (name) => has(node, name) && !Array.isArray(fields[name]),
  );
  if (prefix.length > 0 || rest) {
    shape.arrays.push({ prefix, ...(rest ? { items: child(node, rest) } : {}) });
  }
  if (fields['uniqueItems'] === true) {
    shape.unique = true;
    shape.from.set('uniqueItems', child(node, 'uniqueItems'));
  }
}

function addConditions(reading: Reading, shape: Shape, node: Node): void {
  const add = (keyword: string, names: string[]) => {
    if (!has(node, keyword)) return;
    const written = names.filter((name) => has(node, name));
    const text = stableText(
      written.map((name) => [name, textOf(reading, child(node, name), name)]),
    );
    const schemas = written.map((name) => child(node, name)).filter(isSchema);
    const counts = written
      .map((name) => fieldsOf(node.value)[name])
      .filter((value) => typeof value === 'number');
    const branches = keyword === 'if' ? branchesOf(node) : undefined;
    shape.conditions.push({
      keyword,
      node: child(node, keyword),
      schemas,
      text,
      counts,
      ...(branches ? { branches } : {}),
    });
  };
  if (!decidedBranch(node) && (has(node, 'then') || has(node, 'else')))
    add('if', ['if', 'then', 'else']);
  // `minContains: 0` without a maximum accepts every list.
  if (fieldsOf(node.value)['minContains'] !== 0 || has(node, 'maxContains'))
    add('contains', ['contains', 'minContains', 'maxContains']);
  for (const [name, schema] of children(child(node, 'dependentSchemas'))) {
    if (schema.value === true || stableText(schema.value) === '{}') continue;
    const text = stableText([name, jsonSchemaOf(reading.document, schema, reading.side)]);
    shape.conditions.push({
      keyword: 'dependentSchemas',
      node: schema,
      schemas: [schema],
      text,
      branches: [{ when: [], asked: schema }],
    });
  }
}

function branchesOf(node: Node): Condition['branches'] {
  return ['then', 'else']
    .filter((name) => has(node, name))
    .map((name) => ({
      when: name === 'then' ? [child(node, 'if')] : [],
      asked: child(node, name),
    }));
}

/** The branch that applies when the condition is always true or always false. */
export function decidedBranch(node: Node): 'then' | 'else' | undefined {
  const condition = fieldsOf(node.value)['if'];
  if (condition === true || stableText(condition) === '{}') return 'then';
  return condition === false ? 'else' : undefined;
}

function isSchema({ value }: Node): boolean {
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null);
}

function textOf(reading: Reading, node: Node, name: string): unknown {
  if (name.startsWith('minC') || name.startsWith('maxC')) return node.value;
  return jsonSchemaOf(reading.document, node, reading.side);
}
