import { childAsWritten, escaped, fieldsOf, textOf, type Fields, type Node } from '../node.ts';
import type { Conversion } from './conversion.ts';
import { schemaOf } from './schemas.ts';

/** Keywords of a parameter, a header or a field of a form that are those of a schema in 3.0. */
const OF_SCHEMA = new Set(
  `type format items default maximum exclusiveMaximum minimum exclusiveMinimum maxLength minLength
  pattern maxItems minItems uniqueItems enum multipleOf x-nullable`.split(/\s+/),
);

/** How a list is written, by `collectionFormat`. OpenAPI has no word for tabs: this one is ours. */
const STYLES: Record<string, string> = {
  ssv: 'spaceDelimited',
  pipes: 'pipeDelimited',
  tsv: 'tabDelimited',
};

/** A parameter in path, query or header, or a response's header, in the words of 3.0. */
export function parameterOf(conversion: Conversion, node: Node, at: string): Fields {
  const { origins } = conversion;
  origins.set(at, node);
  const kept = Object.entries(fieldsOf(node.value)).filter(
    ([name]) => !OF_SCHEMA.has(name) && name !== 'collectionFormat',
  );
  const usual = textOf(node, 'in') === 'query' ? 'form' : 'simple';
  const schema = typeOf(conversion, node, `${at}/schema`);
  return { ...Object.fromEntries(kept), ...serialized(node, usual), schema };
}

/** The schema of what Swagger describes without one. */
function typeOf(conversion: Conversion, node: Node, at: string): unknown {
  const own = Object.entries(fieldsOf(node.value)).filter(([name]) => OF_SCHEMA.has(name));
  const written = schemaOf(conversion, { ...node, value: Object.fromEntries(own) }, at);
  conversion.origins.set(at, node);
  return written;
}

function serialized(node: Node, usual: string): Fields {
  if (textOf(node, 'type') !== 'array') return {};
  const format = textOf(node, 'collectionFormat') ?? 'csv';
  return { style: STYLES[format] ?? usual, explode: format === 'multi' };
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

type Field = { node: Node; name: string };

/** A request body with the fields of a form. */
export function formOf(
  conversion: Conversion,
  fields: Node[],
  consumes: string[],
  at: string,
): Fields {
  if (fields[0]) conversion.origins.set(at, fields[0]);
  const named = fields.map((node) => ({ node, name: textOf(node, 'name') ?? '' }));
  const hasFile = fields.some((node) => textOf(node, 'type') === 'file');
  const forms = consumes.filter((type) => [FORM, MULTIPART].includes(type.split(';')[0] ?? ''));
  const types = forms.length > 0 ? forms : [hasFile ? MULTIPART : FORM];
  const content = types.map((type) => [
    type,
    formContent(conversion, named, `${at}/content/${escaped(type)}`),
  ]);
  return {
    ...(named.some(isRequired) ? { required: true } : {}),
    content: Object.fromEntries(content) as Fields,
  };
}

function isRequired({ node }: Field): boolean {
  return fieldsOf(node.value)['required'] === true;
}

function formContent(conversion: Conversion, fields: Field[], at: string): Fields {
  const properties: Fields = {};
  const encoding: Fields = {};
  for (const { node, name } of fields) {
    const { description } = fieldsOf(node.value);
    const schema = typeOf(conversion, node, `${at}/schema/properties/${escaped(name)}`);
    properties[name] = {
      ...fieldsOf(schema),
      ...(description === undefined ? {} : { description }),
    };
    conversion.origins.set(`${at}/encoding/${escaped(name)}`, node);
    const how = serialized(node, 'form');
    // A field for each item is what OpenAPI takes for granted.
    if (how['explode'] === false) encoding[name] = how;
  }
  const required = fields.filter(isRequired).map(({ name }) => name);
  return {
    schema: { type: 'object', properties, ...(required.length > 0 ? { required } : {}) },
    ...(Object.keys(encoding).length > 0 ? { encoding } : {}),
  };
}

/** A request body that one parameter describes. */
export function bodyOf(conversion: Conversion, node: Node, consumes: string[], at: string): Fields {
  conversion.origins.set(at, node);
  const { name: _, in: __, schema: ___, ...kept } = fieldsOf(node.value);
  return { ...kept, content: contentOf(conversion, node, consumes, at) };
}

/** The schema of a body or response in each media type; JSON if the document names none. */
export function contentOf(
  conversion: Conversion,
  owner: Node,
  types: string[],
  at: string,
): Fields {
  const schema = childAsWritten(owner, 'schema');
  return Object.fromEntries(
    (types.length > 0 ? types : ['application/json']).map((type) => [
      type,
      { schema: schemaOf(conversion, schema, `${at}/content/${escaped(type)}/schema`) },
    ]),
  );
}
