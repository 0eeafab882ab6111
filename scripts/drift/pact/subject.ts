import type { ApiOperation } from '../document/operations.ts';
import type { Node } from '../document/node.ts';
import { nodeAt, type Contract } from '../exchange/contract.ts';
import type { Judge } from '../exchange/judge.ts';
import { pathWords, type Difference } from '../exchange/report-issue.ts';
import type { Rules } from './rules.ts';

/** An answer that a consumer expects. */
export type Subject = {
  contract: Contract;
  operation: ApiOperation;
  /** `getOrder response 200`. */
  what: string;
  /** The declared answer. */
  node: Node;
  rules: Rules;
  /** A judge of parts of values. */
  judgePart: (schema: Node) => Judge;
};

export type Said = Pick<Difference, 'wire' | 'explanation' | 'value'> & {
  /** What follows the name of the part in the title. */
  says: string;
};

/** A difference about an expected answer, or the part of it that is named. */
export function expectation(
  { operation, what, node }: Subject,
  id: string,
  { says, ...more }: Said,
  part?: { name: string; at: string; node: Difference['node'] },
): Difference {
  return {
    id,
    direction: 'response',
    operation,
    title: part ? `${what}: ${part.name} ${says}` : `${what} ${says}`,
    at: part ? `${what} ${part.at}`.trim() : what,
    node: part ? part.node : node,
    ...more,
  };
}

/** A difference about a place of an expected body. */
export function bodyExpectation(
  subject: Subject,
  schema: Node,
  id: string,
  path: string[],
  said: Said,
): Difference {
  const words = path.length > 0 ? pathWords(path) : '';
  return expectation(subject, id, said, {
    name: words || 'the body',
    at: words,
    node: () => nodeAt(subject.contract.document, schema, path),
  });
}
