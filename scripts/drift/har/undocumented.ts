import type { Contract } from '../exchange/contract.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Difference } from '../exchange/report-issue.ts';

/** A path of the contract is called with a method that it lacks. */
export function undocumentedMethod(
  { document }: Contract,
  { method }: Exchange,
  path: string,
): Difference {
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
      pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    },
  };
}

/** A path is called that the contract does not have. */
export function undocumentedPath(
  { document, operations }: Contract,
  { method }: Exchange,
  path: string,
): Difference {
  // Numbers and long ids are replaced by a star, so that they make one path.
  const plain = path.replaceAll(
    /(?<=\/)(?:\d+|[\w-]*\d[\w-]{12,}|[^/]*(?:@|%40)[^/]*)(?=\/|$)/g,
    '*',
  );
  const same = operations.find((one) => one.path.toLowerCase() === plain.toLowerCase());
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
    node: { ...document.root, pointer: '/paths' },
  };
}
