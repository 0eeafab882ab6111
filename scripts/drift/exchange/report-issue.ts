import type { Node } from '../document/node.ts';
import type { ApiOperation } from '../document/operations.ts';
import type { Direction, Drift, Verdict } from '../finding.ts';
import { nodeAt, type Contract } from './contract.ts';
import type { Exchange } from './exchange.ts';
import type { Issue } from './judge.ts';

/** A difference between an exchange and the contract; `driftOf` makes a finding of it. */
export type Difference = {
  id: string;
  wire: Verdict;
  direction: Direction;
  title: string;
  explanation: string;
  operation: ApiOperation | undefined;
  at: string;
  /** Computed when the difference is reported. */
  node: Node | (() => Node);
  /** `isOfContract`: the contract allows it and the other side refuses it, not the other way round. */
  value?: { is: unknown; reason: string; isOfContract?: boolean };
};

/** Reports a difference of an exchange, or of `count` that are alike. */
export type Tell = (difference: Difference, exchange: Exchange, count?: number) => void;

const IDS: Record<string, string> = {
  required: 'field-missing',
  type: 'type',
  enum: 'value-unknown',
  const: 'value-unknown',
  additionalProperties: 'field-refused',
};

type Owner = {
  operation: ApiOperation;
  side: 'request' | 'response';
  /** `request`, `response 200`. */
  part: string;
  schema: Node;
};

/** The violations of a schema by a body, as differences. */
export function refusals(contract: Contract, owner: Owner, issues: Issue[]): Difference[] {
  const { operation, side, part, schema } = owner;
  return issues.map((issue) => {
    const { path, keyword, message, value } = issue;
    const field = pathWords(path);
    const what = `${operation.operationId} ${part}`;
    const name = path.length > 0 ? field : 'body';
    return {
      id: `${side}-${IDS[keyword] ?? 'value-refused'}`,
      wire: 'breaking',
      direction: side,
      title: `${what}: ${name} ${message}`,
      explanation:
        side === 'response'
          ? 'A client generated from the contract does not expect this answer.'
          : 'The contract refuses this request, and the server took it.',
      operation,
      at: `${what} ${path.length > 0 ? field : ''}`.trim(),
      node: () => nodeAt(contract.document, schema, path),
      ...(value !== undefined && { value: { is: value, reason: `${name} ${message}` } }),
    };
  });
}

/** The pointer of a path: `/data/points/*`. */
export function pathWords(path: string[]): string {
  return `/${path.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

/** Joins equal differences of many exchanges. */
export function collector(contract: Contract): { tell: Tell; drifts: () => Drift[] } {
  const found = new Map<string, { difference: Difference; repeat: string; count: number }>();
  return {
    tell: (difference, { repeat }, count = 1) => {
      const key = `${difference.id}\n${difference.at}\n${difference.title}`;
      const known = found.get(key);
      if (known) known.count += count;
      else found.set(key, { difference, repeat, count });
    },
    drifts: () =>
      [...found.values()].map(({ difference, ...seen }) => driftOf(contract, difference, seen)),
  };
}

/** A difference as a finding, with the first exchange that shows it and their number. */
export function driftOf(
  { document }: Contract,
  { operation, node: written, value, ...rest }: Difference,
  seen: { count: number; repeat: string },
): Drift {
  const node = typeof written === 'function' ? written() : written;
  return {
    id: rest.id,
    wire: rest.wire,
    code: 'none',
    direction: rest.direction,
    title: rest.title,
    explanation: rest.explanation,
    operations: operation ? [operation.operationId] : [],
    pointer: node.pointer,
    at: rest.at,
    location: document.place(node),
    ...(value && {
      witness: {
        value: value.is,
        acceptedBy: 'sender',
        refusedBy: 'contract',
        reason: value.reason,
      },
    }),
    seen,
  };
}

/** A difference about a request as a whole, unless `more` names a part. */
export function requestDifference(
  operation: ApiOperation,
  more: Pick<Difference, 'id' | 'wire' | 'title' | 'explanation'> & Partial<Difference>,
): Difference {
  const at = `${operation.operationId} request`;
  return { direction: 'request', operation, at, node: operation.node, ...more };
}
