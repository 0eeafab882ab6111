import {
  childAsWritten,
  escaped,
  fieldsOf,
  isFields,
  textOf,
  type Fields,
  type Node,
} from '../node.ts';
import { isData } from '../references.ts';
import { shared, type Conversion } from './conversion.ts';

/** Keywords with one schema, with a list of schemas, and with schemas by name. */
const SINGLE = new Set(['items', 'additionalProperties', 'not']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf']);
const MAPS = new Set(['properties', 'patternProperties']);

/** A schema of Swagger 2.0 in the words of 3.0. */
export function schemaOf(conversion: Conversion, node: Node, at: string): unknown {
  if (Array.isArray(node.value)) return listOf(conversion, node, at);
  if (!isFields(node.value)) return node.value;
  conversion.origins.set(at, node);
  const { 'x-nullable': isNullable, ...fields } = node.value;
  const reference = textOf(node, '$ref');
  const target = reference === undefined ? undefined : conversion.from.find(node, reference);
  if (target) {
    const link = shared(conversion, 'schemas', { node: target, write: schemaOf });
    // 3.0 ignores what stands beside a reference.
    return isNullable === true ? { nullable: true, allOf: [link] } : link;
  }
  const written: Fields = {};
  for (const name of Object.keys(fields)) {
    written[name] = keywordOf(conversion, childAsWritten(node, name), name, at);
  }
  if (isNullable === true) written['nullable'] = true;
  if (typeof written['discriminator'] === 'string') {
    written['discriminator'] = { propertyName: written['discriminator'] };
  }
  return written['type'] === 'file' ? { ...written, type: 'string', format: 'binary' } : written;
}

function keywordOf(conversion: Conversion, node: Node, name: string, within: string): unknown {
  const at = `${within}/${escaped(name)}`;
  if (isData(name, [], node.value)) return node.value;
  if (SINGLE.has(name)) return schemaOf(conversion, node, at);
  if (LISTS.has(name)) return listOf(conversion, node, at);
  if (!MAPS.has(name)) return node.value;
  const names = Object.keys(fieldsOf(node.value));
  return Object.fromEntries(
    names.map((each) => [
      each,
      schemaOf(conversion, childAsWritten(node, each), `${at}/${escaped(each)}`),
    ]),
  );
}

function listOf(conversion: Conversion, node: Node, at: string): unknown {
  if (!Array.isArray(node.value)) return node.value;
  return node.value.map((_, index) =>
    schemaOf(conversion, childAsWritten(node, index), `${at}/${index}`),
  );
}
