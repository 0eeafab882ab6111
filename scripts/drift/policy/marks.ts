import type { ApiDocument } from '../document/document.ts';
import type { Drift } from '../finding.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { Told } from '../report/report.ts';
import { placeWords } from '../report/words.ts';
import { causeOf } from '../spec/findings.ts';
import type { Policy } from './config.ts';
import { ignoreFinder, ignoresIn } from './document-ignores.ts';
import { nearPlace } from './near-place.ts';
import { expiredDrifts } from './expired.ts';

type Documents = { base: ApiDocument; revision: ApiDocument };

/** What two documents themselves say about a finding. */
export type Mark = Pick<Told, 'ignored'>;

/** The marks of findings by their fingerprints, and findings about the marks. */
export type Marks = { byFingerprint: Map<string, Mark>; drifts: Drift[] };

const NONE: Marks = { byFingerprint: new Map(), drifts: [] };

export function marksOf(
  { drifts, documents }: { drifts: Drift[]; documents?: Documents },
  { heedsDocuments }: Policy,
  { today, cwd }: { today: string; cwd: string },
): Marks {
  if (!documents || !heedsDocuments) return NONE;
  const ignores = { base: ignoresIn(documents.base), revision: ignoresIn(documents.revision) };
  const find = ignoreFinder(documents, ignores, today);
  const byFingerprint = new Map<string, Mark>();
  for (const drift of drifts) {
    const entry = find(drift.id, causeOf(drift));
    if (!entry) continue;
    const { reason, until, place } = entry;
    const ignored = {
      reason,
      ...(until !== undefined && { until }),
      by: placeWords(nearPlace(place, cwd)),
    };
    byFingerprint.set(fingerprintOf(drift), { ignored });
  }
  const expiring = [...ignores.revision.values()]
    .flat()
    .map((entry) => Object.assign(entry, { place: nearPlace(entry.place, cwd) }));
  return { byFingerprint, drifts: expiredDrifts(expiring, today) };
}
