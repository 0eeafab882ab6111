import { operations, type OperationId } from '#generated/operations.ts';

import { inSrc } from './sources.ts';

/** How the store calls an operation of the contract. */
export type CallKind =
  | 'options' // the generated query or mutation options: code that runs in the browser
  | 'server' // openapi-fetch: server code
  | 'fetcher' // the generated fetch function itself
  | 'url'; // the generated URL only

const ids = Object.keys(operations) as OperationId[];
const code = inSrc.filter(({ path }) => path.startsWith('src/api/') && !path.includes('.test.'));

/** The kinds of calls that `src/api`, the only caller of the contract, makes for each operation. */
export const calls: Record<OperationId, ReadonlySet<CallKind>> = Object.fromEntries(
  ids.map((id) => [id, kindsOf(id)]),
) as Record<OperationId, ReadonlySet<CallKind>>;

/** The operations that the store calls. */
export const called: readonly OperationId[] = ids.filter((id) => calls[id].size > 0);

function kindsOf(id: OperationId): ReadonlySet<CallKind> {
  const { method, path } = operations[id];
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  const patterns: Record<CallKind, RegExp> = {
    options: new RegExp(`\\bget${name}(?:Query|Mutation)Options\\b`),
    server: new RegExp(`\\bapi\\.${method}\\(\\s*'${path}'`),
    fetcher: new RegExp(`import \\{[^}]*\\b${id}\\b[^}]*\\} from '#generated/hooks/`),
    url: new RegExp(`\\bget${name}Url\\b`),
  };
  const kinds = Object.entries(patterns) as [CallKind, RegExp][];
  return new Set(
    kinds
      .filter(([, pattern]) => code.some(({ text }) => pattern.test(text)))
      .map(([kind]) => kind),
  );
}
