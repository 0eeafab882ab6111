import type { ApiDocument } from '../document/document.ts';
import type { Drift } from '../finding.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { Told } from '../report/report.ts';
import { placeWords } from '../report/words.ts';
import { causeOf } from '../spec/cause.ts';
import type { Policy } from './config.ts';
import { judgedByDates, undated, type Judged } from './deprecation.ts';
import { ignoreFinder, ignoresIn, type DocumentIgnore, type Ignores } from './document-ignores.ts';
import { nearPlace } from './near-place.ts';
import { expiredDrifts } from './expired.ts';
import { capFinder, type Cap } from './stability.ts';

type Documents = { base: ApiDocument; revision: ApiDocument };

/** What two documents themselves say about a finding. */
export type Mark = Pick<Told, 'ignored'> & {
  byDates?: Judged | undefined;
  cap?: Cap | undefined;
};

/** The marks of findings by their fingerprints, and findings about the marks. */
export type Marks = { byFingerprint: Map<string, Mark>; drifts: Drift[] };

const NONE: Marks = { byFingerprint: new Map(), drifts: [] };

export async function marksOf(
  { drifts, documents }: { drifts: Drift[]; documents?: Documents },
  { heedsDocuments, deprecation, stability }: Policy,
  { today, cwd }: { today: string; cwd: string },
): Promise<Marks> {
  if (!documents) return NONE;
  const ignores: Record<'base' | 'revision', Ignores> = {
    base: heedsDocuments ? ignoresIn(documents.base) : new Map(),
    revision: heedsDocuments ? ignoresIn(documents.revision) : new Map(),
  };
  const history = await historyOf(drifts, documents.base, deprecation);
  const find = ignoreFinder(documents, ignores, today);
  const capOf = stability && capFinder(documents, stability);
  const byFingerprint = new Map<string, Mark>();
  for (const drift of drifts) {
    const cause = causeOf(drift);
    const entry = find(drift.id, cause);
    const byDates =
      deprecation && judgedByDates(drift.id, cause, documents, deprecation, { today, history });
    const cap = capOf?.(drift.operations);
    if (!entry && !byDates && !cap) continue;
    byFingerprint.set(fingerprintOf(drift), { ...(entry && ignoredBy(entry, cwd)), byDates, cap });
  }
  const expiring = [...ignores.revision.values()]
    .flat()
    .map((entry) => Object.assign(entry, { place: nearPlace(entry.place, cwd) }));
  return { byFingerprint, drifts: expiredDrifts(expiring, today) };
}

/** Since when what is removed was deprecated, by the history of git, where days are counted. */
async function historyOf(
  drifts: Drift[],
  base: ApiDocument,
  deprecation: Policy['deprecation'],
): Promise<Map<string, string>> {
  if (!deprecation?.leastDays) return new Map();
  const nodes = drifts.flatMap((drift) => undated(drift.id, causeOf(drift), base));
  if (nodes.length === 0) return new Map();
  const { deprecatedSince } = await import('./git-history.ts');
  return deprecatedSince(nodes);
}

function ignoredBy({ reason, until, place }: DocumentIgnore, cwd: string): Pick<Mark, 'ignored'> {
  const by = placeWords(nearPlace(place, cwd));
  return { ignored: { reason, ...(until !== undefined && { until }), by } };
}
