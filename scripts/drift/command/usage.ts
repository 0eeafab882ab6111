import { existsSync, readFileSync } from 'node:fs';

import { loadDocument } from '../document/document.ts';
import { operationsOf } from '../document/operations.ts';
import type { Drift, Finding } from '../finding.ts';
import { isDoneInTime, TimeIsOver, type Watch } from '../watch.ts';
import { isAbsent } from './at-home.ts';
import { OWN_CONTRACT } from './options.ts';

type Used = Drift & Pick<Finding, 'usage'>;
type Documents = { base: string; revision?: string };

/**
 * Adds the store's use to each finding. It is unknown without a store, and for a contract without
 * any operation of the store's contract: such findings are about another API, and not unused.
 */
export async function usageOf(
  drifts: Drift[],
  documents: Documents,
  watch: Watch,
): Promise<Used[]> {
  if (drifts.length === 0) return [];
  if (!existsSync('src') || !existsSync(OWN_CONTRACT)) return drifts.map(unasked);
  watch.begin('looking at the store’s code');
  const own = ownOperations();
  // Whether the base describes the store's API takes reading it again.
  const isAbout = drifts.some(({ operations }) => operations.some((id) => own.has(id)));
  if (!isAbout && watch.late().length > 0) return drifts.map(unasked);
  if (isAbout && !isDoneInTime(watch, () => undefined)) return drifts.map(unasked);
  const known = operationsOf(await loadDocument(documents.base));
  if (!known.some(({ named, operationId }) => named && own.has(operationId))) {
    return drifts.map(unasked);
  }
  const impact = await import('../impact/impact.ts').catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  try {
    if (impact) return await impact.withUsage(drifts, { ...documents, check: watch.check });
  } catch (error) {
    if (!(error instanceof TimeIsOver)) throw error;
  }
  return drifts.map(unasked);
}

function unasked(drift: Drift): Used {
  return Object.assign(drift, { usage: { grade: 'unknown' as const, files: [] } });
}

/** The operationIds of the store's contract. */
function ownOperations(): Set<string> {
  const text = readFileSync(OWN_CONTRACT, 'utf8');
  return new Set([...text.matchAll(/"operationId": "([^"]*)"/g)].map(([, id = '']) => id));
}
