import type { ApiOperation } from '../document/operations.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Difference } from '../exchange/report-issue.ts';

const REFUSED = new Set([400, 405, 406, 414, 415, 422]);
/**
 * The same for calls with a body: it may match the schema and violate a business rule (400, 422).
 */
const REFUSED_BODY = new Set([405, 406, 415]);

/** Findings about the status of an answer to a valid call. */
export function judgeValid(operation: ApiOperation, { status }: Exchange): Difference[] {
  const { operationId } = operation;
  if (status >= 500) {
    return [
      live(operation, {
        id: 'live-server-error',
        wire: 'breaking',
        direction: 'response',
        title: `${operationId} fails with ${status}`,
        explanation: 'It was called as the contract says.',
        at: `${operationId} response ${status}`,
      }),
    ];
  }
  if (!(operation.requestBody ? REFUSED_BODY : REFUSED).has(status)) return [];
  return [
    live(operation, {
      id: 'live-valid-refused',
      wire: 'breaking',
      direction: 'request',
      title: `${operationId} refuses with ${status} what the contract allows`,
      explanation:
        'It was called with the contract’s own example, or with values made from its schemas.',
      at: `${operationId} request`,
    }),
  ];
}

/** A finding for a call without an answer. */
export function silence(
  operation: ApiOperation,
  { silent, curl }: { silent: 'timeout' | 'broken off'; curl: string },
  timeout: number,
): { difference: Difference; exchange: Exchange } {
  const { operationId } = operation;
  const isLate = silent === 'timeout';
  const difference = live(operation, {
    id: isLate ? 'live-timeout' : 'live-broken-off',
    wire: 'breaking',
    direction: 'response',
    title: isLate
      ? `${operationId} does not answer within ${timeout} seconds`
      : `${operationId} breaks the connection off`,
    explanation: 'A client waits in vain.',
    at: operationId,
  });
  const none = { kind: 'none' } as const;
  const exchange: Exchange = {
    method: operation.method,
    url: operation.path,
    requestHeaders: undefined,
    requestBody: none,
    status: 0,
    responseHeaders: undefined,
    responseBody: none,
    place: { file: '', line: 1, column: 1 },
    repeat: curl,
  };
  return { difference, exchange };
}

/** A difference about an operation as a whole. */
export function live(
  operation: ApiOperation,
  more: Omit<Difference, 'operation' | 'node'>,
): Difference {
  return { operation, node: operation.node, ...more };
}
