import { validators } from '#generated/validators.ts';

import { ajvFor } from '../../drift/document/ajv.ts';
import type { ApiDocument } from '../../drift/document/document.ts';
import { jsonSchemaOf } from '../../drift/document/json-schema.ts';
import { keyOf } from '../../drift/document/node.ts';
import {
  mediaTypeOf,
  operationsOf,
  type ApiOperation,
  type ApiResponse,
} from '../../drift/document/operations.ts';
import type { Drift } from '../../drift/finding.ts';

/** The JSON pointer of a refused part, and the reason. */
type Refusal = { pointer: string; says: string };

/** A declared JSON answer with its two validators. */
export type Answer = {
  operation: ApiOperation;
  response: ApiResponse;
  schema: object;
  byAjv: (value: unknown) => Refusal | undefined;
  /** Only for the answer that generated code expects. */
  byZod?: (value: unknown) => Refusal | undefined;
};

/** All JSON answers of the contract, by operation, status and media type. */
export function answersOf(document: ApiDocument): Answer[] {
  const known = new Map<string, Pick<Answer, 'schema' | 'byAjv'>>();
  return operationsOf(document).flatMap((operation) =>
    operation.responses.flatMap((response): Answer[] => {
      const content = response.content.find(({ mediaType }) => /[/+]json$/.test(mediaType));
      if (!content?.schema) return [];
      const key = keyOf(document.follow(content.schema));
      const judged = known.get(key) ?? judgeOf(jsonSchemaOf(document, content.schema, 'response'));
      known.set(key, judged);
      return [{ operation, response, ...judged, ...zodOf(operation, response) }];
    }),
  );
}

function judgeOf(schema: object): Pick<Answer, 'schema' | 'byAjv'> {
  const validate = ajvFor().compile(schema);
  return {
    schema,
    byAjv: (value) => {
      if (validate(value) === true) return undefined;
      const [error] = validate.errors ?? [];
      return { pointer: error?.instancePath ?? '', says: error?.message ?? 'is refused' };
    },
  };
}

function zodOf({ operationId }: ApiOperation, { status }: ApiResponse): Pick<Answer, 'byZod'> {
  const schema = (validators as Partial<typeof validators>)[operationId as never] as
    | (typeof validators)[keyof typeof validators]
    | undefined;
  const answer = schema?.answer;
  if (!status.startsWith('2') || !answer) return {};
  return {
    byZod: (value) => {
      const result = answer.safeParse(value);
      if (result.success) return undefined;
      const [issue] = result.error.issues;
      const pointer = (issue?.path ?? []).map((step) => `/${String(step)}`).join('');
      return { pointer, says: issue?.message ?? 'is refused' };
    },
  };
}

export function hasMediaType({ content }: ApiResponse, written: string): boolean {
  return content.some(({ mediaType }) => mediaType === mediaTypeOf(written));
}

/** The refusals of both validators. */
export function refusalsOf(
  document: ApiDocument,
  { operation, response, byAjv, byZod }: Answer,
  value: unknown,
  words: { id: string; title: string; where?: string },
): Drift[] {
  const judged = [
    ['ajv', byAjv(value)],
    ['zod', byZod?.(value)],
  ] as const;
  return judged.flatMap(([name, refusal]) => {
    if (!refusal) return [];
    const place = { operation, status: response.status, field: refusal.pointer };
    const { id, title, where = '' } = words;
    const explanation = `${refusal.pointer || 'It'} ${refusal.says}, says ${name}${where}.`;
    return [finding(document, place, { id, wire: 'breaking', title, explanation })];
  });
}

/** Makes a finding; `field` is a JSON pointer into the answer. */
export function finding(
  document: ApiDocument,
  { operation, status, field = '' }: { operation: ApiOperation; status?: string; field?: string },
  words: Pick<Drift, 'id' | 'wire' | 'title' | 'explanation'>,
): Drift {
  const response = operation.responses.find((one) => one.status === status);
  const node = response?.node ?? operation.node;
  const path = field.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  return {
    ...words,
    code: 'none',
    direction: 'response',
    operations: [operation.operationId],
    pointer: node.pointer,
    at: [
      operation.operationId,
      ...(status ? ['response', status] : []),
      ...(path ? [path] : []),
    ].join(' '),
    location: document.place(node),
  };
}

/** Joins findings with the same cause. */
export function counted(drifts: readonly Drift[]): Drift[] {
  const groups = Map.groupBy(drifts, ({ id, at, title }) => `${id} ${at} ${title}`);
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? [more.length === 0 ? first : { ...first, seen: { count: more.length + 1 } }] : [],
  );
}
