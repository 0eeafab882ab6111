/** The parts of the bundled OpenAPI document that the generators read. */
export type Provenance = { documented?: string; assumed?: string };

export type Schema = {
  $ref?: string;
  type?: string | string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  description?: string;
  'x-provenance'?: Provenance;
  'x-personal'?: boolean;
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
  'x-provenance'?: Provenance;
  'x-personal'?: boolean;
};

type Response = { $ref?: string; content?: Record<string, { schema?: Schema }> };

type Operation = {
  operationId: string;
  summary: string;
  tags: [string];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, Response>;
  'x-reads'?: boolean;
  'x-provenance'?: Provenance;
};

export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
};

export type Entry = { method: string; path: string; operation: Operation };

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the document, in its order. */
export function entriesOf(api: OpenApi): Entry[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

/** The target of a reference inside the document. */
export function resolve<Part extends { $ref?: string }>(api: OpenApi, part: Part): Part {
  if (!part.$ref) return part;
  const found = part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], api);
  return resolve(api, found as Part);
}
