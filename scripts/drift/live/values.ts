import type { ApiDocument } from '../document/document.ts';
import {
  child,
  children,
  fieldsOf,
  has,
  isFields,
  type Fields,
  type Node,
} from '../document/node.ts';
import type { ApiContent, ApiParameter } from '../document/operations.ts';
import { plainName } from '../exchange/shape.ts';

const DEEPEST = 6;
const MOST_LEARNED = 5;

/** Values of answers, by their names: the parameters of later calls are filled with them. */
export class Learned {
  readonly #values = new Map<string, unknown[]>();

  /** Keeps every plain value of an answer. */
  from(value: unknown, name = ''): void {
    if (Array.isArray(value))
      for (const entry of value.slice(0, MOST_LEARNED)) this.from(entry, name);
    else if (isFields(value)) {
      for (const [key, inner] of Object.entries(value)) this.from(inner, key);
    } else if (value !== null && value !== undefined && name) this.#keep(value, name);
  }

  #keep(value: unknown, name: string): void {
    const known = this.about(name);
    if (known.length >= MOST_LEARNED || known.includes(value)) return;
    this.#values.set(plainName(name), [...known, value]);
  }

  about(name: string): unknown[] {
    return this.#values.get(plainName(name)) ?? [];
  }
}

/** A value that the contract accepts: its example, else a value made from the schema. */
function exampleOf(
  document: ApiDocument,
  { node, schema }: { node: Node; schema?: Node },
): unknown {
  const written = exampleIn(document, node);
  if (written !== undefined) return written;
  return schema && made(document, schema, 0);
}

/** As {@link exampleOf}, also for a parameter with `content`. */
export function parameterExample(document: ApiDocument, parameter: ApiParameter): unknown {
  const { content, node, schema } = parameter;
  const own = exampleOf(document, schema ? { node, schema } : { node });
  return own === undefined && content ? exampleOf(document, content) : own;
}

export function bodyExample(document: ApiDocument, content: ApiContent): unknown {
  return exampleOf(document, content);
}

function exampleIn(document: ApiDocument, node: Node): unknown {
  const { example } = fieldsOf(node.value);
  if (example !== undefined) return example;
  const [first] = children(child(node, 'examples'));
  if (!first) return undefined;
  const one = document.follow(first[1]);
  // A parameter's examples hold `value`; a schema's are the values.
  return has(one, 'value') ? fieldsOf(one.value)['value'] : one.value;
}

function made(document: ApiDocument, written: Node, depth: number): unknown {
  const node = document.follow(written);
  const own = exampleIn(document, node);
  if (own !== undefined) return own;
  const fields = fieldsOf(node.value);
  const [word] = Array.isArray(fields['enum']) ? fields['enum'] : [];
  const given = [fields['const'], fields['default'], word].find((value) => value !== undefined);
  if (given !== undefined) return given;
  const [branch] = ['oneOf', 'anyOf'].flatMap((list) => children(child(node, list)));
  if (branch) return made(document, branch[1], depth + 1);
  return madeOfType(document, node, depth);
}

function madeOfType(document: ApiDocument, node: Node, depth: number): unknown {
  const fields = fieldsOf(node.value);
  const type = [fields['type']].flat().find((word) => word !== 'null');
  if (type === 'object' || has(node, 'properties') || has(node, 'allOf')) {
    return madeObject(document, node, depth);
  }
  if (type === 'array') return madeList(document, node, depth);
  if (type === 'integer' || type === 'number') return madeNumber(fields);
  if (type === 'boolean') return true;
  return type === 'string' ? madeText(fields) : undefined;
}

function madeObject(document: ApiDocument, node: Node, depth: number): Record<string, unknown> {
  const { required } = fieldsOf(node.value);
  const names = new Set(Array.isArray(required) ? required.map(String) : []);
  const parts = children(child(node, 'allOf')).map(([, part]) => made(document, part, depth + 1));
  const found: Record<string, unknown> = Object.assign({}, ...parts.map(fieldsOf));
  for (const [name, inside] of children(child(node, 'properties'))) {
    if (!names.has(name) || depth > DEEPEST) continue;
    if (fieldsOf(document.follow(inside).value)['readOnly'] === true) continue;
    found[name] = made(document, inside, depth + 1);
  }
  return found;
}

function madeList(document: ApiDocument, node: Node, depth: number): unknown[] {
  const { minItems } = fieldsOf(node.value);
  if (!has(node, 'items') || depth > DEEPEST) return [];
  const item = made(document, child(node, 'items'), depth + 1);
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => item);
}

function madeNumber({
  minimum,
  maximum,
  exclusiveMinimum,
  multipleOf,
  type,
}: Record<string, unknown>): number {
  const least = Number(
    minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1),
  );
  const step = type === 'integer' ? Math.max(1, Number(multipleOf ?? 1)) : Number(multipleOf ?? 1);
  const value = Math.ceil(least / step) * step;
  return typeof maximum === 'number' ? Math.min(value, maximum) : value;
}

const FORMATS: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  email: 'somebody@example.com',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://example.com/',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
};

function madeText({ format, minLength }: Record<string, unknown>): string {
  const text = FORMATS[String(format)] ?? 'example';
  return text.padEnd(Number(minLength ?? 0), 'x');
}

/** Texts that a schema refuses, the most obvious first; none if the schema accepts any text. */
export function badTexts(document: ApiDocument, written: Node | undefined): string[] {
  if (!written) return [];
  const node = document.follow(written);
  const fields = fieldsOf(node.value);
  const types = [fields['type']].flat().filter((word) => word !== 'null');
  if (types.includes('array')) return badTexts(document, child(node, 'items'));
  if (Array.isArray(fields['enum']) || fields['const'] !== undefined) return ['no-such-word'];
  if (types.includes('string') && types.length > 1) return [];
  const [type] = types;
  if (type === 'integer' || type === 'number') return ['no-number', ...beyond(fields)];
  if (type === 'boolean') return ['perhaps'];
  const text = wrongText(fields);
  if (text !== undefined) return [text];
  return children(child(node, 'allOf')).flatMap(([, part]) => badTexts(document, part));
}

/** A text that violates the format, pattern or length of a schema. */
function wrongText({ format, pattern, maxLength, minLength }: Fields): string | undefined {
  if (['date', 'date-time', 'uuid', 'email', 'uri'].includes(String(format))) return '?';
  if (typeof pattern === 'string') return '!?';
  if (typeof maxLength === 'number' && maxLength < 2000) return 'x'.repeat(maxLength + 1);
  return Number(minLength ?? 0) > 0 ? '' : undefined;
}

function beyond({ minimum, maximum }: Record<string, unknown>): string[] {
  if (typeof minimum === 'number') return [String(minimum - 1)];
  return typeof maximum === 'number' ? [String(maximum + 1)] : [];
}
