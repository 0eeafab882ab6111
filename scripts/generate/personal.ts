import {
  entriesOf,
  resolve,
  type Entry,
  type OpenApi,
  type Parameter,
  type Schema,
} from './document.ts';

/** A property or parameter of the contract. */
export type Field = {
  /** `NewAddress.firstName`, `trackCustomerOrder.zipCode`. */
  at: string;
  name: string;
  place: 'body' | Parameter['in'];
  isPersonal: boolean;
};

/** `generated/personal-fields.ts`: the names that hold data of a person, by `x-personal`. */
export function personalTable(api: OpenApi): string {
  const found = fieldsOf(api).filter(({ isPersonal }) => isPersonal);
  const names = [...new Set(found.map(({ name }) => name))].toSorted();
  return `/** Generated from openapi/ by scripts/generate.ts. Do not edit. */
export const personalFields = [
${names.map((name) => `  '${name}',`).join('\n')}
] as const;
`;
}

/** Every property and parameter of the contract. */
export function fieldsOf(api: OpenApi): Field[] {
  const named = Object.entries(api.components.schemas).flatMap(([name, schema]) =>
    propertiesOf(api, name, schema),
  );
  return [...named, ...entriesOf(api).flatMap((entry) => fieldsOfCall(api, entry))];
}

function fieldsOfCall(api: OpenApi, { operation }: Entry): Field[] {
  const { operationId: id, parameters = [], requestBody, responses } = operation;
  const answers = Object.values(responses).map((response) => resolve(api, response));
  const contents = [requestBody, ...answers].flatMap((body) => Object.values(body?.content ?? {}));
  const inBodies = contents.flatMap(({ schema = {} }) => propertiesOf(api, id, schema));
  return [...parameters.map((part) => parameterField(api, id, resolve(api, part))), ...inBodies];
}

function parameterField(api: OpenApi, id: string, parameter: Parameter): Field {
  const { name, in: place, schema = {} } = parameter;
  return {
    at: `${id}.${name}`,
    name,
    place,
    isPersonal: parameter['x-personal'] ?? isPersonal(api, schema),
  };
}

/** The properties below a schema, without those of schemas that it refers to. */
function propertiesOf(api: OpenApi, above: string, schema: Schema): Field[] {
  const own = Object.entries(schema.properties ?? {});
  const fields = own.map(([name, property]): Field => {
    return { at: `${above}.${name}`, name, place: 'body', isPersonal: isPersonal(api, property) };
  });
  const deeper = own.flatMap(([name, property]) => propertiesOf(api, `${above}.${name}`, property));
  const inParts = partsOf(schema).flatMap((part) => propertiesOf(api, above, part));
  return [...fields, ...deeper, ...inParts];
}

/** `x-personal` beside a reference counts more than that of the schema it refers to. */
function isPersonal(api: OpenApi, schema: Schema): boolean {
  const own = schema['x-personal'];
  if (own !== undefined) return own;
  if (schema.$ref) return isPersonal(api, target(api, schema.$ref));
  return partsOf(schema).some((part) => isPersonal(api, part));
}

/** One reference further; `resolve` would pass over what stands beside the next one. */
function target(api: OpenApi, ref: string): Schema {
  return api.components.schemas[ref.slice(ref.lastIndexOf('/') + 1)] ?? {};
}

function partsOf({ items, additionalProperties, allOf, anyOf, oneOf }: Schema): Schema[] {
  const entries = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [items ?? [], entries, allOf ?? [], anyOf ?? [], oneOf ?? []].flat();
}
