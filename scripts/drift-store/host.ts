import { existsSync, readFileSync } from 'node:fs';

import { unasked, type Documents, type Host, type Used } from '../drift/command/host.ts';
import { loadDocument } from '../drift/document/document.ts';
import type { DocumentInput } from '../drift/document/input.ts';
import { operationsOf } from '../drift/document/operations.ts';
import type { Drift } from '../drift/finding.ts';

/** The contract from which the store is generated. */
const OWN_CONTRACT = 'generated/openapi.json';

/** What the store adds to the drift command: its contract, its code, and the legs that read it. */
export const STORE: Host = {
  command: 'npm run drift --',
  base: OWN_CONTRACT,
  legs: {
    mocks: async () => (await import('./mocks/leg.ts')).mocksLeg,
    generated: async () => (await import('./generated/leg.ts')).generatedLeg,
  },
  usageOf,
};

/**
 * Adds the store's use to each finding. It is unknown for a contract without any operation of the
 * store's contract: such findings are about another API, and not unused.
 */
async function usageOf(drifts: Drift[], documents: Documents): Promise<Used[]> {
  if (drifts.length === 0) return [];
  if (!(await isOwnContract(documents.base))) return drifts.map(unasked);
  const { withUsage } = await import('./impact/impact.ts');
  return withUsage(drifts, documents);
}

async function isOwnContract(base: DocumentInput): Promise<boolean> {
  if (!existsSync(OWN_CONTRACT)) return false;
  const own = readFileSync(OWN_CONTRACT, 'utf8');
  const operations = operationsOf(await loadDocument(base));
  return operations.some(
    ({ named, operationId }) => named && own.includes(`"operationId": "${operationId}"`),
  );
}
