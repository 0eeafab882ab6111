import { readFileSync } from 'node:fs';

import type { OperationId } from '#generated/operations.ts';

/** The part of JSON Schema that the contract uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
};

export type Parameter = {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
};

export type Operation = {
  operationId: OperationId;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
};

type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;

const described = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
);

/** An operation in the contract. Throws if the contract does not describe it. */
export function operationOf(id: OperationId): Operation {
  const operation = described.get(id);
  if (!operation) throw new Error(`The contract does not describe ${id}.`);
  return operation;
}

/** The media type, schema and example of the request body. */
export function bodyOf(id: OperationId) {
  const [entry] = Object.entries(operationOf(id).requestBody?.content ?? {});
  return entry && { type: entry[0], ...entry[1] };
}

/** A schema with its references resolved and its parts merged. */
export function resolved(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  const target = name ? document.components.schemas[name] : undefined;
  const parts = [...(target ? [resolved(target)] : []), ...(schema.allOf ?? []).map(resolved)];
  const whole: JsonSchema = { ...schema };
  for (const part of parts) {
    const required = [...(whole.required ?? []), ...(part.required ?? [])];
    Object.assign(whole, part, {
      required,
      properties: { ...whole.properties, ...part.properties },
    });
  }
  return whole;
}
