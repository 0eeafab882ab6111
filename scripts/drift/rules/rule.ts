import type { CodeEffect, Direction, Verdict } from '../finding.ts';

type Fields = Record<string, unknown>;

/** The verdict for a kind of difference, with the smallest pair of documents that shows it. */
export type Rule = {
  id: string;
  direction: Direction;
  wire: Verdict;
  code: CodeEffect;
  /** The reason, in a sentence. */
  says: string;
  /** The matching check of oasdiff, if any. */
  oasdiff?: string;
  example: [Fields, Fields];
  /** The rule of the reversed pair. */
  swapped: string;
};

/** The parts of a document with one operation, `POST /coins`, in which a pair can differ. */
export type Template = {
  openapi?: string;
  parameters?: unknown[];
  body?: unknown;
  requestBody?: unknown;
  answer?: unknown;
  headers?: unknown;
  responses?: unknown;
  operation?: Fields;
  path?: string;
  item?: Fields;
  root?: Fields;
};

export function documentOf(template: Template): Fields {
  const { openapi = '3.1.0', path = '/coins', operation, item, root } = template;
  const requestBody =
    template.requestBody ??
    ('body' in template
      ? { required: true, content: { 'application/json': { schema: template.body } } }
      : undefined);
  const ok = {
    description: 'Done.',
    ...(template.headers ? { headers: template.headers } : {}),
    ...('answer' in template
      ? { content: { 'application/json': { schema: template.answer } } }
      : {}),
  };
  return {
    openapi,
    info: { title: 'Coins', version: '1' },
    paths: {
      [path]: {
        ...item,
        post: {
          operationId: 'postCoins',
          ...(template.parameters ? { parameters: template.parameters } : {}),
          ...(requestBody === undefined ? {} : { requestBody }),
          responses: template.responses ?? { '200': ok },
          ...operation,
        },
      },
    },
    ...root,
  };
}

export function object(properties: Fields, required: string[] = [], more: Fields = {}): Fields {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), ...more };
}

export const text = { type: 'string' };
export const number = { type: 'number' };
export const integer = { type: 'integer' };
export const list = { type: 'array', items: text };
