import type {
  Entry,
  Header,
  Param,
  Request as HarRequest,
  Response as HarResponse,
} from 'har-format';

import { fieldsOf, isFields } from '../document/node.ts';
import type { Body, Exchange, Headers, Part, Purpose } from '../exchange/exchange.ts';
import type { Place } from '../finding.ts';

/** An entry of a HAR as an exchange; `undefined` if it has no answer. */
export function fromHar(entry: unknown, place: Place): Exchange | undefined {
  const { request, response } = entry as Partial<Entry>;
  if (!request?.url || !request.method || !response?.status || response.status < 200)
    return undefined;
  const requestHeaders = withType(headersOf(request.headers), request.postData?.mimeType);
  const responseHeaders = withType(headersOf(response.headers), response.content?.mimeType);
  return {
    method: request.method.toUpperCase(),
    url: request.url,
    requestHeaders,
    requestBody: sentBody(request),
    status: response.status,
    responseHeaders,
    responseBody: answeredBody(response),
    purpose: purposeOf(fieldsOf(entry)['_resourceType'], requestHeaders, request.method),
    place,
    repeat: repeatOf(place, request.method, request.url),
  };
}

/** By the kinds of Chrome and Playwright, and of `Sec-Fetch-Dest`. */
const WORDS: Record<Purpose, string> = {
  page: 'document iframe frame fencedframe embed object',
  asset:
    'script stylesheet style font manifest media audio video track texttrack xslt worker ' +
    'sharedworker serviceworker audioworklet paintworklet',
  image: 'image',
  beacon: 'ping beacon report csp-violation-report cspreport',
  preflight: 'preflight',
  data: 'xhr fetch eventsource empty json',
};
const PURPOSES = new Map(
  Object.entries(WORDS).flatMap(([purpose, words]) =>
    words.split(' ').map((word) => [word, purpose as Purpose] as const),
  ),
);

function purposeOf(
  word: unknown,
  headers: Headers | undefined,
  method: string,
): Purpose | undefined {
  const own = typeof word === 'string' ? PURPOSES.get(word.toLowerCase()) : undefined;
  const asked = PURPOSES.get(headers?.get('sec-fetch-dest') ?? '');
  // So are calls of `navigator.sendBeacon` sent, and nothing that a client reads the answer of.
  const isBlind = headers?.get('sec-fetch-mode') === 'no-cors' && method.toUpperCase() === 'POST';
  return own ?? (isBlind && asked === 'data' ? 'beacon' : asked);
}

function sentBody({ postData, bodySize }: HarRequest): Body {
  // -1: the recorder does not know.
  if (!postData) return { kind: bodySize > 0 || bodySize === -1 ? 'unrecorded' : 'none' };
  const { text, params }: { text?: string | undefined; params?: Param[] | undefined } = postData;
  const isForm = /^multipart\//i.test(postData.mimeType ?? '');
  if (text && !(isForm && params?.length && !text.includes('--'))) return { kind: 'text', text };
  if (!params?.length) return { kind: 'none' };
  return { kind: 'parts', parts: params.map(partOf) };
}

function partOf({ name, value = '', fileName, contentType }: Param): Part {
  const part = { name, text: value, isFile: fileName !== undefined };
  return contentType ? { ...part, mediaType: contentType.toLowerCase() } : part;
}

function answeredBody({ content, bodySize, status }: HarResponse): Body {
  const { text, encoding, size } = content ?? { size: 0 };
  if (text) {
    if (encoding !== 'base64') return { kind: 'text', text };
    return { kind: 'text', text: Buffer.from(text, 'base64').toString('utf8') };
  }
  const isEmpty = size === 0 && (text === '' || bodySize === 0 || status === 204 || status === 304);
  return { kind: isEmpty ? 'none' : 'unrecorded' };
}

/** Whether a line is an entry of a HAR: both parts have lengths, which no other recorder writes. */
export function isEntry(line: unknown): boolean {
  const { request, response } = fieldsOf(line);
  return 'bodySize' in fieldsOf(request) && 'content' in fieldsOf(response);
}

/** A line of JSON Lines as an exchange; the error names the missing member. */
export function fromLine(line: unknown, place: Place): Exchange | undefined {
  const { request, response } = fieldsOf(line);
  if (!isFields(request) || !isFields(response)) {
    throw new Error('is no exchange: it needs "request" and "response"');
  }
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string') {
    throw new Error('is no exchange: its request needs "method" and "url"');
  }
  const status = Number(response['status']);
  if (!Number.isInteger(status)) throw new Error('is no exchange: its response needs "status"');
  if (status < 200) return undefined;
  const requestHeaders = looseHeaders(request['headers']);
  const responseHeaders = looseHeaders(response['headers']);
  return {
    method: method.toUpperCase(),
    url,
    requestHeaders,
    requestBody: looseBody(request['body'], requestHeaders),
    status,
    responseHeaders,
    responseBody: looseBody(response['body'], responseHeaders),
    purpose: purposeOf(undefined, requestHeaders, method),
    place,
    repeat: repeatOf(place, method, url),
  };
}

/** A text is the body itself; any other value is parsed JSON. */
function looseBody(body: unknown, headers: Headers | undefined): Body {
  if (typeof body === 'string')
    return body === '' ? { kind: 'none' } : { kind: 'text', text: body };
  if (body === undefined) return { kind: 'none' };
  const type = headers?.get('content-type') ?? '';
  if (body === null && !/json/i.test(type)) return { kind: 'none' };
  return { kind: 'value', value: body };
}

function headersOf(headers: Header[] | undefined): Map<string, string> {
  return joined((headers ?? []).map(({ name, value }) => [name, value]));
}

/** Headers as an object, as pairs, or as a HAR's list of names and values. */
function looseHeaders(headers: unknown): Map<string, string> | undefined {
  if (headers === undefined || headers === null) return undefined;
  if (!Array.isArray(headers)) {
    const entries = Object.entries(fieldsOf(headers));
    return joined(
      entries.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
    );
  }
  return joined(
    headers.map((one: unknown) => {
      if (Array.isArray(one)) return [String(one[0]), String(one[1])];
      const { name, value } = fieldsOf(one);
      return [String(name), String(value)];
    }),
  );
}

function joined(pairs: [string, string][] | string[][]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name = '', value = ''] of pairs) {
    if (name.startsWith(':')) continue;
    const key = name.toLowerCase();
    const before = found.get(key);
    found.set(
      key,
      before === undefined ? value : `${before}${key === 'cookie' ? '; ' : ', '}${value}`,
    );
  }
  return found;
}

/** Recorders without headers may have recorded the media type. */
function withType(
  headers: Map<string, string>,
  type: string | undefined,
): Map<string, string> | undefined {
  const isKnown = type && type !== 'x-unknown' && /\//.test(type);
  if (isKnown && !headers.has('content-type')) headers.set('content-type', type);
  return headers.size > 0 ? headers : undefined;
}

function repeatOf({ file, line }: Place, method: string, url: string): string {
  return `first in ${file}:${line}, ${method.toUpperCase()} ${url}`;
}
