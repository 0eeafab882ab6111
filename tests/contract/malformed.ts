import type { OperationId } from '#generated/operations.ts';
import type { Input } from './ask.ts';
import { type JsonSchema, type Parameter, bodyOf, operationOf, resolved } from './contract.ts';

/** A call with one contract violation, and the field that the answer must name. */
export type Malformed = { says: string; field: string; input: Input };

const FOR_EACH = 3;

/** Malformed calls of an operation, made from a valid one: at least three for each field. */
export function malformed(id: OperationId, valid: Input): Malformed[] {
  const parameters = (operationOf(id).parameters ?? []).flatMap((one) => badParameter(one, valid));
  return [...parameters, ...badBodies(id, valid)];
}

function badParameter(parameter: Parameter, valid: Input): Malformed[] {
  const { name, in: place, required } = parameter;
  const texts = wrongTexts(resolved(parameter.schema));
  // A path without its last part is another path.
  const bad = texts.filter((text) => place !== 'path' || text !== '').slice(0, FOR_EACH);
  const wrong = bad.map((value): Malformed => {
    const input = { ...valid, [place]: { ...valid[place], [name]: value } };
    return { says: `${name} is "${value.slice(0, 12)}"`, field: name, input };
  });
  if (!required || place === 'path') return wrong;
  const others = Object.entries(valid[place] ?? {}).filter(([key]) => key !== name);
  const input = { ...valid, [place]: Object.fromEntries(others) };
  return [...wrong, { says: `${name} is missing`, field: name, input }];
}

/** Invalid texts for a parameter of this schema. */
function wrongTexts(schema: JsonSchema): string[] {
  if (schema.type === 'array') return wrongTexts(resolved(schema.items ?? {}));
  if (schema.enum) return ['no-such-word', 'NO', '?'];
  if (schema.type === 'boolean') return ['maybe', 'yes', '2'];
  if (schema.type === 'integer' || schema.type === 'number') return ['many', '12a', '--'];
  if (schema.format === 'date') return ['tomorrow', '2026-13-45', '20-11-2026'];
  if (schema.format === 'email') return ['clara', 'clara@', '@example.com'];
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  const allowed = pattern ? new RegExp(pattern, 'u') : /^/;
  const tries = ['', '!', '? ?', '#-#'];
  const longer = [1, 2, 900].map((more) => 'x'.repeat(Math.min(maxLength, 1e4) + more));
  return [...tries, ...longer].filter(
    (text) => text.length < minLength || text.length > maxLength || !allowed.test(text),
  );
}

function badBodies(id: OperationId, valid: Input): Malformed[] {
  const body = bodyOf(id);
  if (!body) return [];
  const { properties = {}, required = [] } = resolved(body.schema);
  const sent = Object.entries((valid.body ?? {}) as Record<string, unknown>);
  const missing = required.map((field): Malformed => {
    const rest = Object.fromEntries(sent.filter(([name]) => name !== field));
    return { says: `${field} is missing`, field, input: { ...valid, body: rest } };
  });
  if (body.type === 'multipart/form-data') return [...missing, ...wrongFiles(properties, valid)];
  const wrong = Object.entries(properties).map(([field, schema]): Malformed => {
    const changed = { ...Object.fromEntries(sent), [field]: wrongValue(resolved(schema)) };
    return { says: `${field} is of another kind`, field, input: { ...valid, body: changed } };
  });
  const whole = ['{', '[]', 'null'].map((text): Malformed => {
    return { says: `the body is ${text}`, field: 'body', input: { ...valid, text } };
  });
  return [...missing, ...wrong, ...whole];
}

/** Text, an empty file and a page in place of a picture. */
function wrongFiles(properties: Record<string, JsonSchema>, valid: Input): Malformed[] {
  const wrong = {
    text: 'x',
    'an empty file': new File([], 'a.png'),
    'a page': new File(['<p>'], 'a.png', { type: 'image/png' }),
  };
  const files = Object.keys(properties).filter((name) => properties[name]?.contentMediaType);
  return files.flatMap((field) =>
    Object.entries(wrong).map(([says, value]): Malformed => {
      const body = { ...(valid.body as object), [field]: value };
      return { says: `${field} is ${says}`, field, input: { ...valid, body } };
    }),
  );
}

/** A value of another type than the schema's. */
function wrongValue({ type, const: only }: JsonSchema): unknown {
  return type === 'string' || typeof only === 'string' ? ['x'] : 'x';
}
