import createClient from 'openapi-fetch';

import { routeCalls } from '../../../src/lib/transport.ts';
import type { ApiOperation } from '../../drift/document/operations.ts';
import type { Arguments } from './argument-sets.ts';

/** A request in a normal form: requests with the same meaning are equal. */
export type Wire = {
  method: string;
  path: string;
  query: string[];
  headers: string[];
  body: unknown;
};

const HOST = 'http://localhost';
type Fetcher = (...args: unknown[]) => Promise<unknown>;

/** The request that orval's fetcher sends; its arguments are found by their names. */
export async function wireOfOrval(
  operation: ApiOperation,
  fetcher: Fetcher,
  { path, query, header, body }: Arguments,
): Promise<Wire> {
  const seen = Promise.withResolvers<Wire>();
  routeCalls(async (url, init) => {
    seen.resolve(await wireOf(new Request(new URL(url, HOST), init)));
    return Response.json({});
  });
  const places = new Map(
    operation.parameters
      .filter((one) => one.in === 'path')
      .map(({ name }) => [name.toLowerCase(), name]),
  );
  const given = namesOf(fetcher).map((name) => {
    const inPath = places.get(name.toLowerCase());
    if (inPath) return path[inPath];
    if (name === 'params') return query;
    if (name === 'options') return { headers: header };
    return name === 'headers' ? header : body;
  });
  try {
    await fetcher(...given);
    return await seen.promise;
  } finally {
    routeCalls((url, init) => fetch(url, init));
  }
}

/** The request that openapi-fetch sends. It needs forms as FormData. */
export async function wireOfOpenapiFetch(
  { method, path: template, requestBody }: ApiOperation,
  { path, query, header, body }: Arguments,
): Promise<Wire> {
  const seen = Promise.withResolvers<Wire>();
  const client = createClient<Record<string, never>>({
    baseUrl: HOST,
    fetch: async (request) => {
      seen.resolve(await wireOf(request));
      return Response.json({});
    },
  });
  const isForm = requestBody?.content.some(({ mediaType }) => mediaType === 'multipart/form-data');
  const sent = isForm ? formOf(body as Record<string, string | Blob>) : body;
  const call = (client as unknown as Record<string, Fetcher>)[method];
  await call?.(template, {
    params: { path, query, header },
    ...(body === undefined ? {} : { body: sent }),
  });
  return seen.promise;
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The names of a function's parameters, from its source text. */
function namesOf(fetcher: Fetcher): string[] {
  const [, list = ''] = /^[^(]*\(([^)]*)\)/.exec(String(fetcher)) ?? [];
  return list
    .split(',')
    .map((name) => name.split(/[=:?]/)[0]?.trim() ?? '')
    .filter(Boolean);
}

async function wireOf(request: Request): Promise<Wire> {
  const { pathname, searchParams } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  // Each client has a boundary of its own.
  const headers = [...request.headers].map(
    ([name, value]) => `${name}: ${value.replace(/;\s*boundary=.*/, '')}`,
  );
  return {
    method: request.method,
    path: pathname,
    query: [...searchParams].map(([name, value]) => `${name}=${value}`).toSorted(),
    headers: headers.toSorted(),
    body: type.startsWith('multipart/') ? await partsOf(request) : await textOf(request),
  };
}

async function textOf(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function partsOf(request: Request): Promise<unknown> {
  const form = await request.formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.type, [...(await value.bytes())]],
    ),
  );
}
