import type { ApiDocument } from '../document/document.ts';
import { fieldsOf } from '../document/node.ts';
import type { ApiOperation, ApiParameter } from '../document/operations.ts';
import { isJson } from '../exchange/body.ts';
import { credentialPlace } from '../exchange/security.ts';
import { bodyExample } from './values.ts';

/** A call to be sent. */
export type Call = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
};

export type Values = Map<ApiParameter, unknown>;

/** Writes values into path, query, headers and cookies by the styles of their parameters. */
export function callOf(
  document: ApiDocument,
  operation: ApiOperation,
  values: Values,
  { origin, token }: { origin: string; token?: string | undefined },
): Call {
  const query: string[] = [];
  const headers: Record<string, string> = { accept: acceptOf(operation) };
  const cookies: string[] = [];
  let { path } = operation;
  for (const [parameter, value] of values) {
    const { name, in: place } = parameter;
    if (place === 'query') query.push(...queryPairs(parameter, value));
    else if (place === 'querystring') query.push(...wholeQuery(parameter, value));
    else if (place === 'path')
      path = path.replaceAll(`{${name}}`, encodeURIComponent(plain(value)));
    else if (place === 'header') headers[name] = plain(value);
    else cookies.push(`${name}=${encodeURIComponent(plain(value))}`);
  }
  if (token) authorize(document, operation, token, { query, headers, cookies });
  if (cookies.length > 0) headers['cookie'] = cookies.join('; ');
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  const call: Call = { method: operation.method, url: `${origin}${path}${search}`, headers };
  return withBody(document, operation, call);
}

function acceptOf({ responses }: ApiOperation): string {
  const types = responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType));
  return [...new Set(types)].join(', ') || '*/*';
}

const JOINTS: Record<string, string> = {
  form: ',',
  spaceDelimited: '%20',
  pipeDelimited: '|',
  tabDelimited: '%09',
};

/** A query that one parameter describes: a form, or a document. */
function wholeQuery({ content, ...parameter }: ApiParameter, value: unknown): string[] {
  return content === undefined || content.mediaType === 'application/x-www-form-urlencoded'
    ? queryPairs({ ...parameter, style: 'form', explode: true }, value)
    : [encodeURIComponent(JSON.stringify(value))];
}

function queryPairs({ name, style, explode, content }: ApiParameter, value: unknown): string[] {
  const key = encodeURIComponent(name);
  if (content) return [`${key}=${encodeURIComponent(JSON.stringify(value))}`];
  if (Array.isArray(value)) {
    const items = value.map((item) => encodeURIComponent(plain(item)));
    return explode
      ? items.map((item) => `${key}=${item}`)
      : [`${key}=${items.join(JOINTS[style] ?? ',')}`];
  }
  if (typeof value !== 'object' || value === null)
    return [`${key}=${encodeURIComponent(plain(value))}`];
  const fields = Object.entries(value).map(([field, inner]) => [
    encodeURIComponent(field),
    encodeURIComponent(plain(inner)),
  ]);
  if (style === 'deepObject') return fields.map(([field, inner]) => `${key}[${field}]=${inner}`);
  return explode ? fields.map((pair) => pair.join('=')) : [`${key}=${fields.flat().join(',')}`];
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** Where a scheme is not described. */
const BEARER = { in: 'header', name: 'authorization', prefix: 'Bearer ' } as const;

type Places = { query: string[]; headers: Record<string, string>; cookies: string[] };

function authorize(
  document: ApiDocument,
  { security }: ApiOperation,
  token: string,
  { query, headers, cookies }: Places,
): void {
  const way = security.ways.find((each) => Object.keys(each).length > 0);
  for (const scheme of Object.keys(way ?? {})) {
    const { in: place, name, prefix } = credentialPlace(document, scheme) ?? BEARER;
    if (place === 'query') query.push(`${encodeURIComponent(name)}=${encodeURIComponent(token)}`);
    else if (place === 'cookie') cookies.push(`${name}=${encodeURIComponent(token)}`);
    else headers[name] = prefix + token;
  }
}

function withBody(document: ApiDocument, { requestBody }: ApiOperation, call: Call): Call {
  const content =
    requestBody?.content.find(({ mediaType }) => isJson(mediaType)) ?? requestBody?.content[0];
  if (!content) return call;
  const value = bodyExample(document, content);
  if (isJson(content.mediaType)) {
    const headers = { ...call.headers, 'content-type': content.mediaType };
    return { ...call, headers, body: JSON.stringify(value ?? {}) };
  }
  const fields = Object.entries(fieldsOf(value));
  if (content.mediaType.startsWith('multipart/')) {
    const form = new FormData();
    for (const [name, inner] of fields) form.append(name, plain(inner));
    return { ...call, body: form };
  }
  const pairs = fields.map(
    ([name, inner]) => `${encodeURIComponent(name)}=${encodeURIComponent(plain(inner))}`,
  );
  const headers = { ...call.headers, 'content-type': content.mediaType };
  return { ...call, headers, body: pairs.join('&') };
}

/** The call as a shell command, with the token as a variable. */
export function curlOf({ method, url, headers, body }: Call): string {
  const parts = ['curl -sS -i'];
  if (method === 'HEAD') parts.push('--head');
  else if (method !== 'GET') parts.push(`-X ${method}`);
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'authorization')
      parts.push(`-H "Authorization: ${value.split(' ')[0]} $DRIFT_TOKEN"`);
    else parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  }
  if (typeof body === 'string') parts.push(`--data ${quoted(body)}`);
  else if (body)
    for (const [name, value] of body) parts.push(`-F ${quoted(`${name}=${String(value)}`)}`);
  return [...parts, quoted(url)].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
