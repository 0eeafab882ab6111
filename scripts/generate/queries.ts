import { readFileSync } from 'node:fs';

import { entriesOf, type OpenApi } from './document.ts';

/**
 * orval's settings for React Query, also used by drift for a revision. The method decides whether
 * an operation is a query or a mutation, unless the contract has `x-reads`.
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
