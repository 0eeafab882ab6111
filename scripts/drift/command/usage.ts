import { existsSync, readFileSync } from 'node:fs';

import { loadDocument } from '../document/document.ts';
import { operationsOf } from '../document/operations.ts';
import type { Drift, Finding } from '../finding.ts';
import type { DocumentInput } from '../document/input.ts';
import { isAbsent } from './at-home.ts';
import { OWN_CONTRACT } from './options.ts';

type Used = Drift & Pick<Finding, 'usage'>;
type Documents = { base: DocumentInput; revision?: DocumentInput };

/**
 * Adds the store's use to each finding. It is unknown without a store, and for a contract without
 * any operation of the store's contract: such findings are about another API, and not unused.
 */
export async function usageOf(drifts: Drift[], documents: Documents): Promise<Used[]> {
  if (drifts.length === 0) return [];
  if (!(await isOwnContract(documents.base))) return drifts.map(unasked);
  const impact = await import('../impact/impact.ts').catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  return impact ? impact.withUsage(drifts, documents) : drifts.map(unasked);
}

function unasked(drift: Drift): Used {
  return Object.assign(drift, { usage: { grade: 'unknown' as const, files: [] } });
}

async function isOwnContract(base: DocumentInput): Promise<boolean> {
  if (!existsSync('src') || !existsSync(OWN_CONTRACT)) return false;
  const own = readFileSync(OWN_CONTRACT, 'utf8');
  const operations = operationsOf(await loadDocument(base));
  return operations.some(
    ({ named, operationId }) => named && own.includes(`"operationId": "${operationId}"`),
  );
}
