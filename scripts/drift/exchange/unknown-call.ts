import { escaped } from '../document/node.ts';
import type { Contract } from './contract.ts';
import type { Difference } from './report-issue.ts';

/** Statuses that need no description: the server has no such operation. */
export const NOT_THERE = new Set([404, 405, 410, 501]);

/** A call of a path that is in the contract, by a method that is not. */
export function unknownMethod({ document }: Contract, method: string, path: string): Difference {
  const call = `${method} ${path}`;
  return {
    id: 'operation-undocumented',
    wire: 'breaking',
    direction: 'request',
    title: `${call} is called, and the contract knows other methods there`,
    explanation: 'No client generated from the contract can make this call.',
    operation: undefined,
    at: call,
    node: {
      ...document.root,
      pointer: `/paths/${escaped(path)}`,
    },
  };
}

/** A call of a path that is not in the contract. */
export function unknownPath(contract: Contract, method: string, path: string): Difference {
  // Numbers and long ids are replaced by a star, so that they make one path.
  const plain = path.replaceAll(
    /(?<=\/)(?:\d+|[\w-]*\d[\w-]{12,}|[^/]*(?:@|%40)[^/]*)(?=\/|$)/g,
    '*',
  );
  const same = contract.operations.find((one) => one.path.toLowerCase() === plain.toLowerCase());
  return {
    id: 'operation-undocumented',
    wire: 'breaking',
    direction: 'request',
    title: `${method} ${plain} is called, and the contract does not know it`,
    explanation: same
      ? `It knows ${same.path}: paths are told apart by the case of their letters.`
      : 'No client generated from the contract can make this call.',
    operation: undefined,
    at: `${method} ${plain}`,
    node: { ...contract.document.root, pointer: '/paths' },
  };
}
