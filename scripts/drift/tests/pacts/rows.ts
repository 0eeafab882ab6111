import { fileURLToPath } from 'node:url';

import type { Fields } from '../../document/node.ts';
import type { Verdict } from '../../finding.ts';

/** The contract of all rows. */
export const PACT_CONTRACT = fileURLToPath(new URL('contract.yaml', import.meta.url));

/** An interaction of a pact of that version, and the rules and verdicts that it must raise. */
export type PactRow = {
  says: string;
  version: 1 | 2 | 3 | 4;
  /** Method and path. */
  call: string;
  request?: Fields;
  response: Fields;
  /** Beside request and response. */
  beside?: Fields;
  raises: [id: string, wire: Verdict][];
};

export const TRACE = { 'X-Trace': '2f0c0b1e-3c5d-4d55-9f1a-0d2f5a0f8f11' };
export const LOCATION = { Location: '/v1/orders/7' };
export const TOKEN = { Authorization: 'Bearer abc' };

/** Rows of one version as a pact. */
export function pactOf(version: PactRow['version'], rows: PactRow[]): Fields {
  return {
    consumer: { name: 'checkout' },
    provider: { name: 'orders' },
    interactions: rows.map(interactionOf),
    metadata: { pactSpecification: { version: version === 4 ? '4.0' : `${version}.0.0` } },
  };
}

function interactionOf({ version, call, request, response, beside, says }: PactRow): Fields {
  const [method, path] = call.split(' ');
  return {
    description: says,
    ...(version < 3
      ? { providerState: 'order 7 exists' }
      : { providerStates: [{ name: 'an order exists', params: { id: 7 } }] }),
    ...(version === 4 && { type: 'Synchronous/HTTP', key: '1', pending: false }),
    ...beside,
    request: { method, path, ...request },
    response,
  };
}

/** Matchers of a place, as versions 3 and 4 write them. */
export function matchers(...list: Fields[]): Fields {
  return { combine: 'AND', matchers: list };
}

/** A row about an order that is asked for, with a body and rules of version 3. */
export function asked(
  body: Fields,
  rules: Record<string, Fields[]>,
  raises: PactRow['raises'],
  says: string,
): PactRow {
  const entries = Object.entries(rules).map(([at, list]) => [at, matchers(...list)]);
  return {
    says,
    version: 3,
    call: 'GET /orders/7',
    request: { headers: TRACE },
    response: { status: 200, body, matchingRules: { body: Object.fromEntries(entries) as Fields } },
    raises,
  };
}
