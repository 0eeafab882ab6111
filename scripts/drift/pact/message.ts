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
  const { request, response, place } = interaction;
  const method = String(request['method'] ?? 'GET').toUpperCase();
  const url = `${String(request['path'] ?? '/')}${queryIn(request['query'])}`;
  const { status } = expectedStatus(response);
  return {
    method,
    url,
    requestHeaders: headersIn(request),
    requestBody: bodyIn(request),
    status,
    responseHeaders: headersIn(response),
    responseBody: bodyIn(response),
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

function headersIn(message: Fields): Map<string, string> {
  const entries = Object.entries(fieldsOf(message['headers'])).map(
    ([name, value]) => [name.toLowerCase(), [value].flat().map(String).join(', ')] as const,
  );
  const headers = new Map(entries);
  const { contentType } = fieldsOf(message['body']);
  // Version 4 has the type beside the content.
  if (isContent(message['body']) && typeof contentType === 'string' && contentType !== '*/*') {
    if (!headers.has('content-type')) headers.set('content-type', contentType);
  }
  return headers;
}

/** Whether a body is written as in version 4: `{ contentType, encoded, content }`. */
function isContent(body: unknown): body is Fields {
  if (!isFields(body) || !('content' in body)) return false;
  return Object.keys(body).every((name) =>
    ['content', 'contentType', 'contentTypeHint', 'encoded'].includes(name),
  );
}

function bodyIn(message: Fields): Body {
  const { body } = message;
  if (body === undefined || body === null || isEmptyContent(body)) return { kind: 'none' };
  if (!isContent(body)) return textOr(body);
  const { content, encoded: how } = body;
  if (content === undefined || content === null) return { kind: 'none' };
  const isPacked = typeof content === 'string' && how !== undefined && how !== false;
  if (!isPacked) return textOr(content);
  const text =
    String(how).toLowerCase() === 'json' ? content : Buffer.from(content, 'base64').toString();
  return textOr(text);
}

/** Version 4 writes `body: {}` with nothing in it where there is no body. */
function isEmptyContent(body: unknown): boolean {
  return isFields(body) && 'contentType' in body && 'encoded' in body && !('content' in body);
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

const CLASSES: Record<string, (status: number) => boolean> = {
  info: (status) => status < 200,
  success: (status) => status >= 200 && status < 300,
  redirect: (status) => status >= 300 && status < 400,
  clientError: (status) => status >= 400 && status < 500,
  serverError: (status) => status >= 500,
  nonError: (status) => status < 400,
  error: (status) => status >= 400,
};

/** The status of an answer, and which others a consumer takes in its place. */
export function expectedStatus(response: Fields): Expected {
  const status = Number(response['status'] ?? 200);
  const [matcher] = rulesOf(response['matchingRules'])('status', [])?.matchers ?? [];
  const said = matcher?.match === 'statusCode' ? matcher['status'] : undefined;
  const statuses = Array.isArray(said)
    ? (other: number) => said.map(Number).includes(other)
    : CLASSES[String(said)];
  return { status, statuses: statuses ?? ((other) => other === status) };
}
