import type { ApiDocument } from '../document/document.ts';
import type { ApiOperation } from '../document/operations.ts';
import { contentFor } from '../exchange/body.ts';
import { checkRequest, type Seen } from '../exchange/check-request.ts';
import { responseFor, type Contract } from '../exchange/contract.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { requestDifference, type Difference } from '../exchange/report-issue.ts';
import type { Match } from '../exchange/route.ts';
import { credentialPlace, isUsed } from '../exchange/security.ts';
import { NOT_THERE, unknownMethod, unknownPath } from '../exchange/unknown-call.ts';
import { asJson, usualType } from './message.ts';

const UNANSWERED = 'A server that follows the contract refuses the call, or does not answer it.';

/** A call that the contract does not describe. A missing path answers as some consumers expect. */
export function unknownCall(
  contract: Contract,
  match: Exclude<Match, { kind: 'operation' }>,
  { method, status }: Exchange,
): Difference {
  const found =
    match.kind === 'method'
      ? unknownMethod(contract, method, match.operation.path)
      : unknownPath(contract, method, match.path);
  if (!NOT_THERE.has(status)) return found;
  const explanation = `Every server answers ${status} there, whatever the consumer meant to ask.`;
  return { ...found, wire: 'risky', explanation };
}

/** Differences between what a consumer sends and the contract. */
export function checkSent(
  contract: Contract,
  operation: ApiOperation,
  path: Record<string, string>,
  exchange: Exchange,
  seen: Seen,
): Difference[] {
  const sent = withType(operation, exchange);
  const found = checkRequest(contract, operation, path, sent, seen);
  for (const difference of found) {
    if (difference.wire === 'breaking') difference.explanation = UNANSWERED;
  }
  return [
    ...found,
    ...missingToken(contract, operation, exchange),
    ...refusedAccept(operation, exchange),
  ];
}

/** A body without a media type is JSON to its consumer. */
function withType(operation: ApiOperation, exchange: Exchange): Exchange {
  const { requestHeaders = new Map<string, string>(), requestBody } = exchange;
  const isJson = /[/+]json/i.test(requestHeaders.get('content-type') ?? '');
  if (isJson) return { ...exchange, requestBody: asJson(requestBody) };
  if (requestHeaders.has('content-type')) return exchange;
  const type = usualType(requestBody, operation.requestBody?.content ?? []);
  if (type === undefined) return exchange;
  return { ...exchange, requestHeaders: new Map(requestHeaders).set('content-type', type) };
}

/** Verifiers can add a token that is no part of the pact: to leave it out is no break. */
function missingToken(
  { document }: Contract,
  operation: ApiOperation,
  exchange: Exchange,
): Difference[] {
  const { ways, node } = operation.security;
  // An expected refusal is none of the contract's business.
  if (exchange.status >= 400 && exchange.status < 500) return [];
  const isThere = (scheme: string) => hasToken(document, scheme, exchange);
  if (ways.some((way) => Object.keys(way).every(isThere))) return [];
  const names = [...new Set(ways.flatMap((way) => Object.keys(way)))].join(', ');
  return [
    requestDifference(operation, {
      id: 'request-token-missing',
      wire: 'risky',
      title: `${operation.operationId} is called without ${names}`,
      explanation:
        'The contract asks for it. A verifier may add it; if none does, servers refuse the call.',
      at: `${operation.operationId} security`,
      node: node.value === undefined ? operation.node : node,
    }),
  ];
}

/** A certificate is in no message, and a scheme that is not there asks for nothing. */
function hasToken(document: ApiDocument, name: string, exchange: Exchange): boolean {
  const place = credentialPlace(document, name);
  if (!place) return true;
  if (place.scheme === undefined) return isUsed(place, exchange);
  const sent = exchange.requestHeaders?.get(place.name) ?? '';
  return sent.toLowerCase().startsWith(`${place.scheme} `);
}

/** A consumer that accepts no media type of the answer may be refused with 406. */
function refusedAccept(operation: ApiOperation, exchange: Exchange): Difference[] {
  const accepted = rangesIn(exchange.requestHeaders?.get('accept'));
  const content = responseFor(operation, exchange.status)?.content ?? [];
  if (accepted.length === 0 || content.length === 0) return [];
  const isTaken = content.some(({ mediaType }) =>
    accepted.some(
      (range) => isWithin(mediaType, range) || contentFor(content, range)?.mediaType === mediaType,
    ),
  );
  if (isTaken) return [];
  const has = content.map(({ mediaType }) => mediaType).join(', ');
  return [
    requestDifference(operation, {
      id: 'request-accept-refused',
      wire: 'risky',
      title: `${operation.operationId} is called with Accept: ${accepted.join(', ')}, and answers ${has}`,
      explanation: 'A server that follows the contract may refuse the call with 406.',
      at: `${operation.operationId} header accept`,
    }),
  ];
}

function rangesIn(accept: string | undefined): string[] {
  const ranges = (accept ?? '').split(',').map((each) => each.split(';', 1)[0]?.trim() ?? '');
  return ranges.filter(Boolean).map((each) => each.toLowerCase());
}

function isWithin(mediaType: string, range: string): boolean {
  if (range === '*/*') return true;
  const bare = mediaType.split(';', 1)[0] ?? '';
  return range.endsWith('/*') ? bare.startsWith(range.slice(0, -1)) : bare === range;
}
