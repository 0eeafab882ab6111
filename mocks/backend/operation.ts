import { mockHandlers } from '#generated/mock-handlers.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import type { HttpHandler } from 'msw';

import type { Call, Resolver } from './call.ts';
import { problem } from './problem.ts';
import { readCall } from './read-call.ts';
import { applyScenarios, loseAnswer, nowFor } from './scenarios.ts';
import { sharedFor } from './shared-for.ts';
import { customerIdOf } from './tokens.ts';
import { isPasserBy, visitorOf } from './visitors.ts';
import { withoutMoney } from './without-money.ts';
import { withWrongTypes } from './wrong-types.ts';

/**
 * One MSW handler for one operation of the contract: checks parameters and body (400), the bearer
 * token (401) and the visitor's scenario, and lets the resolver answer.
 */
export function operation<Id extends OperationId>(id: Id, resolver: Resolver<Id>): HttpHandler {
  return mockHandlers[id](async ({ request, params }) => {
    const visitor = visitorOf(request);
    const customerId = customerIdOf(request, visitor);
    await applyScenarios(id, visitor);
    if (operations[id].security === 'always' && !customerId) {
      throw problem(401, 'The bearer token is missing, unknown or has expired.');
    }
    const input = await readCall(id, request, params);
    const call = { ...input, request, visitor, customerId, now: nowFor(visitor) };
    const answer = await resolver(call as unknown as Call<Id>);
    loseAnswer(id, visitor);
    // MSW sends a thrown Response as it is; the generated handler would wrap it in JSON.
    if (answer instanceof Response) throw answer;
    if (visitor.scenarios.has(`malformed:${id}`)) throw Response.json(withWrongTypes(answer));
    if (visitor.scenarios.has(`unpriced:${id}`)) throw Response.json(withoutMoney(answer));
    const headers = customerId || !isPasserBy(visitor) ? undefined : sharedFor(id, call.now);
    if (headers) throw Response.json(answer, { headers });
    return answer;
  });
}
