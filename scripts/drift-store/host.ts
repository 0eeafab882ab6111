import { existsSync, readFileSync } from 'node:fs';

import { unasked, type Documents, type Host, type Used } from '../drift/command/host.ts';
import { loadDocument } from '../drift/document/document.ts';
import { operationsOf } from '../drift/document/operations.ts';
import type { Drift } from '../drift/finding.ts';
import { isDoneInTime, TimeIsOver, type Watch } from '../drift/watch.ts';

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
 * Adds the store's use to each finding. It is unknown for a contract with few operations of the
 * store's contract, which have only their names in common: such findings are about another API, and
 * not unused.
 */
async function usageOf(drifts: Drift[], documents: Documents, watch: Watch): Promise<Used[]> {
  if (drifts.length === 0) return [];
  if (!existsSync(OWN_CONTRACT)) return drifts.map(unasked);
  watch.begin('looking at the store’s code');
  const own = ownOperations();
  const isAbout = drifts.some(({ operations }) => operations.some((id) => own.has(id)));
  if (!isAbout && watch.late().length > 0) return drifts.map(unasked);
  if (isAbout && !isDoneInTime(watch, () => undefined)) return drifts.map(unasked);
  const { read = { base: await loadDocument(documents.base) } } = documents;
  const known = operationsOf(read.base);
  const shared = known.filter(({ named, operationId }) => named && own.has(operationId)).length;
  if (shared === 0 || shared < known.length / 10) return drifts.map(unasked);
  try {
    const { withUsage } = await import('./impact/impact.ts');
    const { read: _, ...files } = documents;
    return await withUsage(drifts, { ...files, check: watch.check });
  } catch (error) {
    if (!(error instanceof TimeIsOver)) throw error;
    return drifts.map(unasked);
  }
}

/** The operationIds of the store's contract. */
function ownOperations(): Set<string> {
  const text = readFileSync(OWN_CONTRACT, 'utf8');
  return new Set([...text.matchAll(/"operationId": "([^"]*)"/g)].map(([, id = '']) => id));
}
