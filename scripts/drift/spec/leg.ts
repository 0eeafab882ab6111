import { statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

import { loadDocument, type ApiDocument } from '../document/document.ts';
import type { DocumentInput } from '../document/input.ts';
import { child, children } from '../document/node.ts';
import type { Drift, Verdict } from '../finding.ts';
import { startWatch, type Watch } from '../watch.ts';
import { diffInTime } from './diff/diff.ts';
import { findingsOf } from './findings.ts';
import { witnessSearch } from './witness.ts';

/** What a comparison found, and the operations that it had no time for. */
type Compared = { drifts: Drift[]; missing: string[]; names: boolean };
type Read = { documents: { base: ApiDocument; revision: ApiDocument } };

/** Compares two descriptions in files, until the time of the watch is over. */
export async function lookAtDocuments({
  base,
  revision,
  watch = startWatch(),
}: {
  base: DocumentInput;
  revision: DocumentInput;
  watch?: Watch;
}): Promise<Compared & Read> {
  watch.begin('reading the base', 0, isLarge(base));
  const old = await loadDocument(base);
  watch.begin('reading the revision', 0, isLarge(revision));
  const now = await loadDocument(revision);
  watch.count('schemas of the base', schemasIn(old));
  watch.count('schemas of the revision', schemasIn(now));
  const documents = { base: old, revision: now };
  return { ...compareInTime(old, now, watch), documents };
}

/** Whether reading takes more than a second: YAML takes five times as long as JSON. */
function isLarge(input: DocumentInput): boolean {
  const file = typeof input === 'string' ? input : input.file;
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return bytes > (/\.json$/i.test(file) ? 40e6 : 8e6);
}

function schemasIn({ root }: ApiDocument): number {
  return children(child(child(root, 'components'), 'schemas')).length;
}

/** Compares two documents: a finding for each cause, the most severe first. */
export function compareDocuments(base: ApiDocument, revision: ApiDocument): Drift[] {
  return compareInTime(base, revision, startWatch()).drifts;
}

function compareInTime(base: ApiDocument, revision: ApiDocument, watch: Watch): Compared {
  if (isTheSame(base, revision)) return { drifts: [], missing: [], names: true };
  const { issues, ...rest } = diffInTime(base, revision, watch);
  return { drifts: findingsOf({ base, revision }, issues, witnessSearch(), watch), ...rest };
}

/** Whether two descriptions in one file each say the same, however they are written. */
function isTheSame(base: ApiDocument, revision: ApiDocument): boolean {
  const isAlone = base.files().size === 1 && revision.files().size === 1;
  return isAlone && isDeepStrictEqual(base.root.value, revision.root.value);
}

/** The most severe verdict; `none` if both allow the same exchanges. */
export function verdictOf(drifts: Pick<Drift, 'wire'>[]): Verdict {
  const order: Verdict[] = ['breaking', 'risky', 'safe'];
  return order.find((verdict) => drifts.some(({ wire }) => wire === verdict)) ?? 'none';
}
