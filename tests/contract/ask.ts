import { operations, type OperationId } from '#generated/operations.ts';
import { respond } from '#mocks/server.ts';

/** The input of an operation. `text` is sent as the body, unchanged. */
export type Input = {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  header?: Record<string, unknown>;
  body?: unknown;
  text?: string;
};

/** One visitor of the mock backend, signed in as a customer unless `customerId` is missing. */
export type Caller = { visitorId: string; customerId?: string };

/** Calls an operation of the mock backend. */
export function ask(
  id: OperationId,
  input: Input,
  { visitorId, customerId }: Caller,
): Promise<Response> {
  const headers = new Headers({ cookie: `mock-visitor=${visitorId}` });
  if (customerId) headers.set('authorization', `Bearer mock.${visitorId}.${customerId}`);
  return respond(requestOf(id, input, headers));
}

/** A call of an operation at `origin`, with these headers and those of the input. */
export function requestOf(
  id: OperationId,
  input: Input,
  headers: Headers,
  origin = 'http://localhost',
): Request {
  const { method, path, body } = operations[id];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.path?.[name] ?? '')),
  );
  const url = new URL(filled, origin);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of [value].flat()) url.searchParams.append(name, String(one));
  }
  for (const [name, value] of Object.entries(input.header ?? {})) headers.set(name, String(value));
  return new Request(url, { method, headers, ...bodyInit(body, input, headers) });
}

function bodyInit(type: string | null, { body, text }: Input, headers: Headers): RequestInit {
  if (type === null || (body === undefined && text === undefined)) return {};
  if (type === 'multipart/form-data') {
    const form = new FormData();
    const fields = Object.entries((body ?? {}) as Record<string, string | Blob>);
    for (const [name, value] of fields) form.append(name, value);
    return { body: form };
  }
  headers.set('content-type', type);
  return { body: text ?? JSON.stringify(body) };
}
