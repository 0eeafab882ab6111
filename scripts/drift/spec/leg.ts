import { loadDocument, type ApiDocument } from '../document/document.ts';
import type { Drift, Leg, Verdict } from '../finding.ts';
import type { DocumentInput } from '../document/input.ts';
import { diffDocuments } from './diff/diff.ts';
import { findingsOf } from './findings.ts';
import { witnessSearch } from './witness.ts';

/** Compares two descriptions in files. */
export const specLeg: Leg<{ base: DocumentInput; revision: DocumentInput }> = async (options) =>
  compareDocuments(await loadDocument(options.base), await loadDocument(options.revision));

/** Compares two documents: a finding for each cause, the most severe first. */
export function compareDocuments(base: ApiDocument, revision: ApiDocument): Drift[] {
  return findingsOf({ base, revision }, diffDocuments(base, revision), witnessSearch());
}

/** The most severe verdict; `none` if both allow the same exchanges. */
export function verdictOf(drifts: Pick<Drift, 'wire'>[]): Verdict {
  const order: Verdict[] = ['breaking', 'risky', 'safe'];
  return order.find((verdict) => drifts.some(({ wire }) => wire === verdict)) ?? 'none';
}
