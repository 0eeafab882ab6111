import type { OperationId } from '#generated/operations.ts';

import type { Call, Resolver } from './call.ts';
import { problem } from './problem.ts';

type Options<Id extends OperationId> = {
  /** The part of the body that a repeated call has to bring again; all of it by default. */
  contentOf?: (body: Call<Id>['body']) => unknown;
  /** Answers a repeated call; by default it gets the first answer. */
  repeat?: Resolver<Id>;
};

/**
 * Carries out an operation once for each `Idempotency-Key` of a customer. The same key with other
 * content is refused with 409. A refusal does not use the key up.
 */
export function once<Id extends OperationId>(
  id: Id,
  resolver: Resolver<Id>,
  { contentOf = (body) => body, repeat }: Options<Id> = {},
): Resolver<Id> {
  return (call) => {
    const { 'Idempotency-Key': key } = call.header as { 'Idempotency-Key'?: string };
    if (key === undefined) return resolver(call);
    const { answeredCalls } = call.visitor.tables;
    const name = `${id} ${call.customerId ?? ''} ${key}`;
    const content = JSON.stringify(contentOf(call.body));
    const before = answeredCalls.get(name);
    if (before && before.content !== content) {
      throw problem(409, 'This request has reached us before, with other values.');
    }
    if (before) return repeat ? repeat(call) : (before.answer as ReturnType<Resolver<Id>>);
    const answer = resolver(call);
    answeredCalls.set(name, { content, answer });
    return answer;
  };
}
