import { fileURLToPath } from 'node:url';

import type { Verdict } from '../../finding.ts';

/** The contract of all rows. */
export const CONTRACT = fileURLToPath(new URL('contract.yaml', import.meta.url));

/** An exchange: method and path, request body, status, response body. Headers default to JSON. */
export type Row = {
  says: string;
  call: string;
  sent?: unknown;
  sentHeaders?: Record<string, string>;
  status: number;
  answered?: unknown;
  headers?: Record<string, string>;
  /** The rules and verdicts that it must raise; none for a clean exchange. */
  raises: [id: string, wire: Verdict][];
};

export const JSON_TYPE = { 'content-type': 'application/json' };
export const PROBLEM = { 'content-type': 'application/problem+json' };
const TOTAL = { ...JSON_TYPE, 'x-total': '1' };
const PLACED = { ...JSON_TYPE, location: '/v1/pets/1' };
export const TRACE = { ...JSON_TYPE, 'x-trace': '2f0c0b1e-3c5d-4d55-9f1a-0d2f5a0f8f11' };
export const PET = { id: 1, name: 'Mia', kind: 'cat', age: null };
export const LIST = { pets: [PET], note: null };
export const CARD = {
  total: 19.99,
  payment: { kind: 'card', last4: '4242' },
  labels: { gift: 'yes' },
};
const FORM = { 'content-type': 'multipart/form-data; boundary=b', accept: 'text/plain' };
export const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
export const URLENCODED = { ...TRACE, 'content-type': 'application/x-www-form-urlencoded' };

export function multipart(...parts: [head: string, text: string][]): string {
  const all = parts.map(
    ([head, text]) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`,
  );
  return `${all.join('')}--b--\r\n`;
}

export const PHOTO: [string, string] = [
  'name="photo"; filename="a.png"\r\nContent-Type: image/png',
  'x',
];
export const CAPTION: [string, string] = ['name="caption"', 'Mia'];

export function got(call: string, answered: unknown, raises: Row['raises'], says: string): Row {
  const headers = call.includes('/pets') && /pets(\?|$)/.test(call) ? TOTAL : JSON_TYPE;
  return { says, call: `GET ${call}`, status: 200, answered, headers, raises };
}

export function posted(
  sent: unknown,
  raises: Row['raises'],
  says: string,
  sentHeaders = TRACE,
): Row {
  return {
    says,
    call: 'POST /pets',
    sent,
    sentHeaders,
    status: 201,
    answered: PET,
    headers: PLACED,
    raises,
  };
}

export function put(sent: string, raises: Row['raises'], says: string): Row {
  return {
    says,
    call: 'PUT /pets/1/photo',
    sent,
    sentHeaders: FORM,
    status: 200,
    answered: 'ok',
    headers: PLAIN,
    raises,
  };
}

export const REFUSED: Row['raises'] = [['request-parameter-refused', 'breaking']];

/** A row as a line of JSON Lines. */
export function lineOf({ call, sent, sentHeaders = {}, status, answered, headers }: Row): string {
  const [method, path = ''] = call.split(' ');
  const url = path.startsWith('/') ? `https://api.example.com/v1${path}` : path;
  const request = { method, url, headers: sentHeaders, body: sent };
  return JSON.stringify({ request, response: { status, headers, body: answered } });
}
