import { fieldsOf, isFields, type Fields } from '../document/node.ts';
import type { ApiContent } from '../document/operations.ts';
import { isJson } from '../exchange/body.ts';
import type { Body, Exchange } from '../exchange/exchange.ts';
import type { Interaction } from './read.ts';
import { rulesOf } from './rules.ts';

/** The status that is expected, or the class of it: `2XX`. */
export type Expected = { status: number; statuses: (status: number) => boolean };

/** The call of an interaction. What is expected in return is looked at apart, since it is a part. */
export function exchangeOf(interaction: Interaction): Exchange {
  const { request, response, place, hasTypedBodies } = interaction;
  const method = String(request['method'] ?? 'GET').toUpperCase();
  const url = `${String(request['path'] ?? '/')}${queryIn(request['query'])}`;
  const { status } = expectedStatus(response);
  const sent = contentIn(request, hasTypedBodies);
  const expected = contentIn(response, hasTypedBodies);
  return {
    method,
    url,
    requestHeaders: headersIn(request, sent),
    requestBody: sent.body,
    status,
    responseHeaders: headersIn(response, expected),
    responseBody: expected.body,
    place,
    repeat: `${saidOf(interaction)}, ${method} ${url}`,
  };
}

/** `checkout: a request for an order (given an order exists), pacts/a.json:12:5`. */
function saidOf({ consumer, description, states, place }: Interaction): string {
  const given = states.length > 0 ? ` (given ${states.join(', ')})` : '';
  return `${consumer}: ${description}${given}, ${place.file}:${place.line}:${place.column}`;
}

/** Version 2 has a text, later ones have names with lists of values. */
function queryIn(query: unknown): string {
  if (typeof query === 'string') return query === '' ? '' : `?${query.replace(/^\?/, '')}`;
  const pairs = Object.entries(fieldsOf(query)).flatMap(([name, values]) =>
    [values].flat().map((value) => `${encoded(name)}=${encoded(value ?? '')}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function encoded(value: unknown): string {
  return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
}

function headersIn(message: Fields, { type }: Content): Map<string, string> {
  const entries = Object.entries(fieldsOf(message['headers'])).map(
    ([name, value]) => [name.toLowerCase(), [value].flat().map(String).join(', ')] as const,
  );
  const headers = new Map(entries);
  if (type !== undefined && !headers.has('content-type')) headers.set('content-type', type);
  return headers;
}

/** A body, and its type if that is written beside it. */
type Content = { body: Body; type: string | undefined };

function contentIn({ body }: Fields, isTyped: boolean): Content {
  if (body === undefined || body === null) return { body: { kind: 'none' }, type: undefined };
  const isOpen =
    isFields(body) && ['content', 'contentType', 'encoded'].some((name) => name in body);
  if (!isTyped || !isOpen) return { body: textOr(body), type: undefined };
  const { contentType } = body;
  const type = typeof contentType === 'string' && contentType !== '*/*' ? contentType : undefined;
  return { body: unpacked(body), type };
}

function unpacked({ content, encoded: how = false }: Fields): Body {
  if (content === undefined || content === null) return { kind: 'none' };
  const isPacked = typeof content === 'string' && how !== false;
  if (!isPacked || String(how).toLowerCase() === 'json') return textOr(content);
  return textOr(Buffer.from(content, 'base64').toString());
}

/** A text may be JSON that was written as a text. */
function textOr(value: unknown): Body {
  return typeof value === 'string' ? { kind: 'text', text: value } : { kind: 'value', value };
}

/** As {@link Exchange}'s bodies, where a text that is no JSON is a value of JSON. */
export function asJson(body: Body): Body {
  if (body.kind !== 'text') return body;
  try {
    return { kind: 'value', value: JSON.parse(body.text) };
  } catch {
    return { kind: 'value', value: body.text };
  }
}

/** The media type of a body that does not tell it: JSON, where the contract has it. */
export function usualType(body: Body, contents: readonly ApiContent[]): string | undefined {
  if (body.kind !== 'value') return undefined;
  return contents.find(({ mediaType }) => isJson(mediaType))?.mediaType ?? 'application/json';
}

const CLASSES = new Map<string, (status: number) => boolean>(
  Object.entries({
    info: (status) => status < 200,
    success: (status) => status >= 200 && status < 300,
    redirect: (status) => status >= 300 && status < 400,
    clientError: (status) => status >= 400 && status < 500,
    serverError: (status) => status >= 500,
    nonError: (status) => status < 400,
    error: (status) => status >= 400,
  } satisfies Record<string, (status: number) => boolean>),
);

/** The status of an answer, and which others a consumer takes in its place. */
export function expectedStatus(response: Fields): Expected {
  const status = Number(response['status'] ?? 200);
  const [matcher] = rulesOf(response['matchingRules'])('status', [])?.matchers ?? [];
  const said = matcher?.match === 'statusCode' ? matcher['status'] : undefined;
  const statuses = Array.isArray(said)
    ? (other: number) => said.map(Number).includes(other)
    : CLASSES.get(String(said));
  return { status, statuses: statuses ?? ((other) => other === status) };
}
