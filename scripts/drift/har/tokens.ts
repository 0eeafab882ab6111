import type { ApiOperation } from '../document/operations.ts';
import type { Contract } from '../exchange/contract.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Difference, Tell } from '../exchange/report-issue.ts';
import {
  cookieNames,
  credentialPlaces,
  isOpen,
  isUsed,
  type CredentialPlace,
} from '../exchange/security.ts';

/** An answer that sends to a page for signing in refuses the call. */
const SIGN_IN = /(?:log|sign)[-_]?(?:in|on)|auth|sso|session/i;

type Open = { operation: ApiOperation; first: Exchange; count: number; places: CredentialPlace[] };

/** The names of the headers of requests in each file. */
export type RecordedHeaders = ReturnType<typeof recordedHeaders>;

export function recordedHeaders() {
  const files = new Map<string, Set<string>>();
  return {
    note({ place, requestHeaders, responseHeaders }: Exchange): void {
      const names = files.get(place.file) ?? new Set();
      files.set(place.file, names);
      for (const name of requestHeaders?.keys() ?? []) names.add(name);
      if (responseHeaders?.has('set-cookie')) names.add('cookie');
    },
    in: (file: string): ReadonlySet<string> => files.get(file) ?? new Set(),
  };
}

/**
 * Looks for secured operations that succeed without a token. Nothing is said of files in which no
 * request, whoever it is for, has a token or a cookie: browsers leave them out of a HAR unless they
 * are told to keep them.
 */
export function tokenWatch({ document }: Contract, recorded: RecordedHeaders) {
  const found = new Map<string, Open>();
  let withCookiesOnly = 0;

  function see(operation: ApiOperation, exchange: Exchange): void {
    if (isOpen(operation) || isRefused(exchange)) return;
    const places = credentialPlaces(document, operation);
    if (!places || places.some((place) => isUsed(place, exchange))) return;
    const isVisible = exchange.requestHeaders || places.every((place) => place.in === 'query');
    if (!isVisible) return;
    // A gateway may keep the token in a cookie of its own.
    if (cookieNames(exchange).length > 0 && places.every((place) => place.in !== 'cookie')) {
      withCookiesOnly += 1;
      return;
    }
    const key = `${operation.operationId}\n${exchange.place.file}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { operation, first: exchange, count: 1, places });
  }

  /** Tells what was found, and returns what cannot be told. */
  function end(tell: Tell): string[] {
    let unrecorded = 0;
    for (const { operation, first, count, places } of found.values()) {
      const headers = recorded.in(first.place.file);
      if (places.every((place) => isRecorded(place, headers))) {
        tell(notEnforced(operation, first), first, count);
      } else unrecorded += count;
    }
    return [
      unrecorded > 0
        ? `${calls(unrecorded)} without a token, in a file that holds no token and no cookie at all: they may have been left out of it, as Chrome does in a sanitized HAR. Whether the server asks for a token cannot be told.`
        : '',
      withCookiesOnly > 0
        ? `${calls(withCookiesOnly)} with cookies and without a token: a gateway may know the token by a cookie. Whether the server asks for one cannot be told.`
        : '',
    ].filter(Boolean);
  }

  return { see, end };
}

function calls(count: number): string {
  return count === 1
    ? '1 call of a secured operation came'
    : `${count} calls of secured operations came`;
}

/** A browser sends its question whether it may call without any token. */
function isRefused({ method, status, responseHeaders }: Exchange): boolean {
  if (status >= 400 || method === 'OPTIONS') return true;
  return status >= 300 && SIGN_IN.test(responseHeaders?.get('location') ?? '');
}

/** Whether a file would show what is in a place, as it shows other secrets. */
function isRecorded({ in: place, name }: CredentialPlace, headers: ReadonlySet<string>): boolean {
  if (place === 'query') return true;
  if (headers.has('cookie')) return true;
  return place === 'header' && (headers.has('authorization') || headers.has(name));
}

function notEnforced(operation: ApiOperation, { status }: Exchange): Difference {
  const { operationId, security } = operation;
  const schemes = security.ways.map((way) => Object.keys(way).join(' and ')).join(' or ');
  return {
    id: 'security-not-enforced',
    wire: 'risky',
    direction: 'both',
    title: `${operationId} answers ${status} to a call without ${schemes}`,
    explanation:
      'The contract says that it needs that. Either anybody may call it, or the contract asks for more than the server.',
    operation,
    at: `${operationId} security`,
    node: security.node,
  };
}
