import { operations, type OperationId } from '#generated/operations.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { SCENARIOS } from '#mocks/backend/scenarios.ts';

import { ask, type Caller, type Input } from '../../../tests/contract/ask.ts';
import { validCall } from '../../../tests/contract/valid-calls.ts';
import type { ApiDocument } from '../../drift/document/document.ts';
import { operationsOf } from '../../drift/document/operations.ts';
import type { Drift } from '../../drift/finding.ts';
import { responseFor } from '../../drift/exchange/contract.ts';
import { finding, hasMediaType, refusalsOf, type Answer } from './judge.ts';

/** A Friday morning in New York, when the market is open and sales are active. */
const MORNING = Date.parse('2026-11-20T15:00:00Z');
const COLLECTOR = 'BPM-20417';
/** Statuses of a proxy that cannot reach the API; no contract declares them. */
const FROM_PROXIES = new Set([502, 503, 504]);

let visits = 0;

/** Calls that end the session; they have a visit of their own. */
const ENDS_SESSIONS = /^(?:signOut|changePassword|resetPassword)$/;

type Visit = { scenario: string; as: 'customer' | 'guest' | 'nobody in particular' };

/**
 * Judges the answers of the stateful backend to a valid and an empty call of every operation, in
 * every scenario, for a customer and a guest: status and media type must be declared, and ajv and
 * zod must accept the body.
 */
export async function stateDrifts(document: ApiDocument, answers: readonly Answer[]) {
  setClock(fixedClock(MORNING));
  // `slow` gives the usual answers, each after three seconds.
  const scenarios = ['', ...SCENARIOS.map(({ name }) => name).filter((name) => name !== 'slow')];
  const drifts: Drift[] = [];
  let count = 0;
  for (const scenario of scenarios) {
    for (const as of scenario
      ? (['customer'] as const)
      : (['customer', 'guest', 'nobody in particular'] as const)) {
      const found = await visitAll(document, answers, { scenario, as });
      count += found.length;
      drifts.push(...found.flat());
    }
  }
  return { drifts, count };
}

/**
 * Calls all operations in parallel in one visit. A call that ends the session, or depends on data
 * that another call deletes, has its own visit.
 */
function visitAll(document: ApiDocument, answers: readonly Answer[], visit: Visit) {
  const known = operationsOf(document).filter(({ operationId }) => operationId in operations);
  const shared = callerOf();
  return Promise.all(
    known.map(async (operation) => {
      const id = operation.operationId as OperationId;
      const customer = ENDS_SESSIONS.test(id) ? callerOf() : shared;
      const { caller, input } = await ready(id, customer, visit);
      const response = await ask(id, withScenario(input, caller.visitorId, visit.scenario), caller);
      return judge(document, answers, operation, response, visit);
    }),
  );
}

function callerOf(): Caller {
  visits += 1;
  return { visitorId: `drift-${visits}`, customerId: COLLECTOR };
}

async function ready(id: OperationId, customer: Caller, { as }: Visit) {
  if (as === 'nobody in particular') return { caller: customer, input: {} };
  const own = callerOf();
  const { caller, input } = await validCall(id, customer).then(
    (input) => ({ caller: customer, input }),
    async () => ({ caller: own, input: await validCall(id, own) }),
  );
  return { caller: as === 'guest' ? { visitorId: caller.visitorId } : caller, input };
}

function withScenario(input: Input, visitorId: string, scenario: string): Input {
  if (!scenario) return input;
  const cookie = `mock-visitor=${visitorId}; mock-scenario=${scenario}`;
  return { ...input, header: { ...input.header, cookie } };
}

async function judge(
  document: ApiDocument,
  answers: readonly Answer[],
  operation: Answer['operation'],
  response: Response,
  visit: Visit,
): Promise<Drift[]> {
  if (FROM_PROXIES.has(response.status)) return [];
  const { operationId } = operation;
  const where = visit.scenario ? `in the scenario "${visit.scenario}"` : `to a ${visit.as}`;
  const status = String(response.status);
  const meant = responseFor(operation, response.status);
  const undeclared = (what: string, answered: string) =>
    finding(document, meant ? { operation, status: meant.status } : { operation }, {
      id: `mock-${what}-undeclared`,
      wire: 'breaking',
      title: `${operationId} answers ${answered}, which the contract does not declare`,
      explanation: `The mock backend does so ${where}.`,
    });
  if (!meant) return [undeclared('status', status)];
  const type = response.headers.get('content-type') ?? '';
  if (meant.content.length > 0 && !hasMediaType(meant, type))
    return [undeclared('media-type', `${status} as ${type || 'nothing'}`)];
  if (!/[/+]json/.test(type)) return [];
  return judgeBody(document, answers, operation, meant.status, await response.json(), where);
}

function judgeBody(
  document: ApiDocument,
  answers: readonly Answer[],
  operation: Answer['operation'],
  status: string,
  body: unknown,
  where: string,
): Drift[] {
  const answer = answers.find(
    (one) => one.operation.operationId === operation.operationId && one.response.status === status,
  );
  const { operationId } = operation;
  const title = `The mock backend’s answer of ${operationId} is not what the contract says`;
  const words = { id: 'mock-answer-refused', title, where: ` of the answer ${where}` };
  return answer ? refusalsOf(document, answer, body, words) : [];
}
