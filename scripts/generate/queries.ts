import { readFileSync } from 'node:fs';

import { entriesOf, type OpenApi } from './document.ts';

/**
 * What orval is told about React Query, here and by drift for a revision: the method decides whether
 * an operation is a query or a mutation, unless the contract says otherwise with `x-reads`.
 */
export function queriesOf(document: string) {
  const api = JSON.parse(readFileSync(document, 'utf8')) as OpenApi;
  const operations = entriesOf(api).flatMap(({ operation }) => {
    const reads = operation['x-reads'];
    if (reads === undefined) return [];
    return [[operation.operationId, { query: { useQuery: reads, useMutation: !reads } }] as const];
  });
  return {
    query: { version: 5 as const, signal: true, shouldExportKeys: true },
    operations: Object.fromEntries(operations),
  };
}
