import { loadDocument } from '../document/document.ts';
import type { Leg } from '../finding.ts';
import { diffDocuments } from './diff.ts';
import { findingsOf } from './findings.ts';
import { witnessSearch } from './witness.ts';

/** Compares two descriptions, each in a file. */
export const specLeg: Leg<{ base: string; revision: string }> = async (options) => {
  const base = await loadDocument(options.base);
  const revision = await loadDocument(options.revision);
  return findingsOf({ base, revision }, diffDocuments(base, revision), witnessSearch());
};
