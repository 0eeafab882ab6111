import { operations, type OperationId } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';
import { fixedClock } from '#mocks/backend/clock.ts';
import { setClock } from '#mocks/backend/visitors.ts';
import { describe, expect, test } from 'vitest';

import { type Caller, ask } from './ask.ts';
import { malformed } from './malformed.ts';
import { validCall } from './valid-calls.ts';

// A Friday morning in New York: the market is open and sales are on.
setClock(fixedClock(Date.parse('2026-11-20T15:00:00Z')));

type Refusal = { errors?: { field: string; in: string; message: string }[] };

const ids = Object.keys(operations) as OperationId[];

describe.each(ids)('%s', (id) => {
  const { success, answers, security, parameters, body } = operations[id];
  const customer: Caller = { visitorId: `contract-${id}`, customerId: 'BPM-20417' };

  test('answers a valid call as the contract says', async () => {
    const response = await ask(id, await validCall(id, customer), customer);
    const text = await response.text();
    expect(response.ok ? 'fine' : text).toBe('fine');
    expect(response.status).toBe(success);
    expect(response.headers.get('content-type')).toContain(answers);
    const schema = validators[id].answer;
    expect(schema === undefined).toBe(answers !== 'application/json');
    const answer = schema?.safeParse(JSON.parse(text));
    expect(answer?.success === false ? answer.error.issues : []).toEqual([]);
  });

  test.runIf(parameters.length > 0 || body)('names the field of a malformed call', async () => {
    const calls = malformed(id, await validCall(id, customer));
    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const { says, field, input } of calls) {
      const response = await ask(id, input, customer);
      const { errors = [] } = (await response.json()) as Refusal;
      const isNamed = errors.some((error) => error.field.split('.')[0] === field);
      const { status } = response;
      expect({ says, status, isNamed }).toEqual({ says, status: 400, isNamed: true });
    }
  });

  test.runIf(security === 'always')('asks a guest to sign in', async () => {
    const guest = { visitorId: customer.visitorId };
    const response = await ask(id, await validCall(id, customer), guest);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});
