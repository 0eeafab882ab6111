import { fieldsOf, isFields, type Fields } from '../document/node.ts';

type Values = ReadonlySet<string>;

/** How deep `allOf` and references are followed for the values of a tag. */
const DEEPEST = 8;

/**
 * A JSON Schema whose alternatives are told apart first by the member that has other values in each, such
 * as `type`. It takes the same values. Without it, each alternative of each level of a tree is tried:
 * a tree of 40 kinds of nodes takes 40 times as long with each level.
 */
export function tagged(schema: Fields): Fields {
  const defs = fieldsOf(schema['$defs']);
  return written(schema, defs) as Fields;
}

function written(value: unknown, defs: Fields): unknown {
  if (Array.isArray(value)) return value.map((one) => written(one, defs));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      // Values, which are no schemas.
      if (name === 'enum' || name === 'const') return [name, inner];
      const plain = written(inner, defs);
      const isChoice = (name === 'oneOf' || name === 'anyOf') && Array.isArray(plain);
      return [name, isChoice ? told(plain, defs) : plain];
    }),
  );
}

function told(alternatives: unknown[], defs: Fields): unknown[] {
  const tags = alternatives.map((one) => tagsOf(one, defs, DEEPEST));
  const name = [...(tags[0]?.keys() ?? [])].find((each) => isTelling(each, tags));
  if (name === undefined) return alternatives;
  return alternatives.map((alternative, index) => {
    const values = tags[index]?.get(name);
    if (!values) return alternative;
    const has = { properties: { [name]: { enum: [...values] } } };
    // oxlint-disable-next-line unicorn/no-thenable -- the keyword of JSON Schema
    return { if: has, then: alternative, else: has };
  });
}

/** Whether nearly all alternatives have the member, most with values of their own. */
function isTelling(name: string, tags: ReadonlyMap<string, Values>[]): boolean {
  const all = tags.flatMap((each) => [...(each.get(name) ?? [])]);
  const having = tags.filter((each) => each.has(name)).length;
  return having > 1 && having >= tags.length - 1 && new Set(all).size > all.length / 2;
}

/** The members of an object that can only have some texts. */
function tagsOf(schema: unknown, defs: Fields, depth: number): Map<string, Values> {
  const found = new Map<string, Values>();
  if (!isFields(schema) || depth === 0) return found;
  const { properties, allOf, $ref } = schema;
  for (const [name, inner] of Object.entries(fieldsOf(properties))) {
    const values = textsOf(inner, defs, depth);
    if (values) found.set(name, values);
  }
  const target = typeof $ref === 'string' ? defs[$ref.replace('#/$defs/', '')] : undefined;
  for (const part of [...(Array.isArray(allOf) ? (allOf as unknown[]) : []), target]) {
    for (const [name, values] of tagsOf(part, defs, depth - 1)) {
      if (!found.has(name)) found.set(name, values);
    }
  }
  return found;
}

/** The texts that a schema lists, or that what it refers to lists. */
function textsOf(schema: unknown, defs: Fields, depth: number): Values | undefined {
  if (!isFields(schema) || depth === 0) return undefined;
  const { enum: listed, const: only, $ref } = schema;
  const values = Array.isArray(listed) ? (listed as unknown[]) : only === undefined ? [] : [only];
  if (values.length > 0 && values.every((one): one is string => typeof one === 'string')) {
    return new Set(values);
  }
  return typeof $ref === 'string'
    ? textsOf(defs[$ref.replace('#/$defs/', '')], defs, depth - 1)
    : undefined;
}
