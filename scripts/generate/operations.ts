import {
  entriesOf,
  resolve,
  type Entry,
  type OpenApi,
  type Parameter,
  type Schema,
} from './document.ts';

/**
 * The table of operations: method, path, security, whether it changes something, parameters with
 * their wire types, media types, and what an answer holds. The gateway, the mock backend, the contract check and drift
 * use it to handle all operations alike.
 */
export function operationTable(api: OpenApi): string {
  const rows = entriesOf(api).map((entry) => {
    const { operation, method, path } = entry;
    const fields = {
      method,
      path,
      tag: operation.tags[0],
      security: securityOf(entry),
      changes: changes(entry),
      parameters: (operation.parameters ?? []).map((part) => parameter(api, resolve(api, part))),
      body: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
      ...successOf(api, entry),
    };
    return `  ${operation.operationId}: ${JSON.stringify(fields)},`;
  });
  return `${banner}export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
`;
}

/** Exports each operation's zod schemas under one name, from orval's modules. */
export function validatorTable(api: OpenApi): string {
  const byTag = Map.groupBy(entriesOf(api), ({ operation }) => operation.tags[0]);
  const imports = [...byTag.keys()].map(
    (tag) => `import * as ${tag} from './zod/${tag}/${tag}.ts';`,
  );
  const rows = entriesOf(api).map((entry) => {
    const parts = Object.entries(validatorsOf(api, entry)).map(([key, name]) => {
      return `${key}: schema(${entry.operation.tags[0]}.${name})`;
    });
    return `  ${entry.operation.operationId}: { ${parts.join(', ')} },`;
  });
  return `${banner}${imports.join('\n')}

import type { OperationId } from './operations.ts';

export type Issue = { path: PropertyKey[]; message: string };

export type Schema = {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: Issue[] } };
};

export type Place = 'path' | 'query' | 'header' | 'body' | 'answer';

/** The compiler would need minutes to compare the types of hundreds of zod schemas. */
function schema(part: unknown): Schema {
  return part as Schema;
}

export const validators: Record<OperationId, Partial<Record<Place, Schema>>> = {
${rows.join('\n')}
};
`;
}

/** Each operation's MSW handler maker under its operation id. */
export function handlerTable(api: OpenApi): string {
  const byTag = Map.groupBy(entriesOf(api), ({ operation }) => operation.tags[0]);
  const imports = [...byTag.keys()].map(
    (tag) => `import * as ${tag} from './hooks/${tag}/${tag}.msw.ts';`,
  );
  const rows = entriesOf(api).map(({ operation }) => {
    const maker = `get${capital(operation.operationId)}MockHandler`;
    return `  ${operation.operationId}: maker(${operation.tags[0]}.${maker}),`;
  });
  return `${banner}import type { HttpHandler } from 'msw';

${imports.join('\n')}
import type { OperationId } from './operations.ts';

export type Info = { request: Request; params: Record<string, unknown> };

/** Makes a handler that answers with the result of \`answer\`, or with the contract's example. */
export type HandlerMaker = (answer?: (info: Info) => Promise<unknown>) => HttpHandler;

/** The compiler would need minutes to compare the types of all handlers. */
function maker(part: unknown): HandlerMaker {
  return part as HandlerMaker;
}

export const mockHandlers: Record<OperationId, HandlerMaker> = {
${rows.join('\n')}
};
`;
}

const banner = '/** Generated from openapi/ by scripts/generate.ts. Do not edit. */\n';

function validatorsOf(api: OpenApi, entry: Entry): Record<string, string> {
  const { operation } = entry;
  const id = capital(operation.operationId);
  const places = new Set((operation.parameters ?? []).map((part) => resolve(api, part).in));
  const names: Record<string, string> = {};
  if (places.has('path')) names['path'] = `${id}Params`;
  if (places.has('query')) names['query'] = `${id}QueryParams`;
  if (places.has('header')) names['header'] = `${id}Header`;
  if (operation.requestBody) names['body'] = `${id}Body`;
  if (/json/.test(successOf(api, entry).answers ?? '')) names['answer'] = `${id}Response`;
  return names;
}

function securityOf({ operation }: Entry): 'never' | 'optional' | 'always' {
  if (operation.security.length === 0) return 'never';
  const open = operation.security.some((scheme) => Object.keys(scheme).length === 0);
  return open ? 'optional' : 'always';
}

/** Whether a call changes something, as the method says or, where that misleads, `x-reads`. */
function changes({ method, operation }: Entry): boolean {
  const reads = operation['x-reads'] ?? method === 'GET';
  return !reads;
}

function successOf(api: OpenApi, { operation }: Entry) {
  const status = Object.keys(operation.responses).find((code) => code.startsWith('2')) ?? '200';
  const response = operation.responses[status];
  const content = response ? (resolve(api, response).content ?? {}) : {};
  const [[answers, { schema }] = [null, {}]] = Object.entries(content);
  return { success: Number(status), answers, holds: schema ? holds(api, schema) : {} };
}

/** A list, or the fields that an object must have. */
type Container = 'array' | string[];

/** The parts without which an answer is of no use, as far as they are lists or objects. */
function holds(api: OpenApi, schema: Schema): Record<string, Container> {
  const { required = [], properties = {} } = resolve(api, schema);
  const parts = required.map((name) => ({ name, part: resolve(api, properties[name] ?? {}) }));
  return Object.fromEntries(
    parts.flatMap(({ name, part }): [string, Container][] => {
      if (part.type === 'array') return [[name, part.type]];
      return part.allOf || part.type === 'object' ? [[name, requiredOf(api, part)]] : [];
    }),
  );
}

function requiredOf(api: OpenApi, { required = [], allOf = [] }: Schema): string[] {
  return [...required, ...allOf.flatMap((part) => requiredOf(api, resolve(api, part)))];
}

function parameter(api: OpenApi, { name, in: place, required = false, schema }: Parameter) {
  const whole = schema ? resolve(api, schema) : {};
  const array = whole.type === 'array';
  const one = array && whole.items ? resolve(api, whole.items) : whole;
  return { name, in: place, required, type: String(one.type ?? 'string'), array };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
