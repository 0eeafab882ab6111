import { operations, type OperationId } from '#generated/operations.ts';

import { isAmbiguous } from './ambiguous-path.server.ts';

export type Operation = (typeof operations)[OperationId];

const table = Object.values(operations).map((operation) => ({
  operation,
  path: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const byPath = Map.groupBy(table, ({ operation: { path } }) => path.split('{', 1)[0]);

/** The operation of the contract that a request calls; `undefined` if the contract has none. */
export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>) {
  const { pathname } = new URL(url);
  if (isAmbiguous(pathname)) return undefined;
  const rows = byPath.get(pathname) ?? byPath.get(pathname.slice(0, pathname.lastIndexOf('/') + 1));
  const asked = method === 'HEAD' ? 'GET' : method;
  return rows?.find(({ operation, path }) => operation.method === asked && path.test(pathname))
    ?.operation;
}

/** Whether the contract has an operation of this id. */
export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}
