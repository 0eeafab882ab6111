import type { ApiDocument } from '../document/document.ts';
import { fieldsOf } from '../document/node.ts';
import { operationsOf, webhooksOf, type ApiOperation } from '../document/operations.ts';
import { Refusal, type Drift, type Verdict } from '../finding.ts';
import { matchCalls, matchOperations } from '../spec/diff/match.ts';

const LEVELS = ['draft', 'alpha', 'beta', 'stable'] as const;
type Level = (typeof LEVELS)[number];
type Documents = { base: ApiDocument; revision: ApiDocument };

/** The section `stability` of the configuration. */
export type Stability = {
  /** The level of an operation that says none. */
  unmarked: Level;
} & Record<Exclude<Level, 'stable'>, Exclude<Verdict, 'none'>>;

const NAME = 'x-stability-level';
const ORDER: Verdict[] = ['none', 'safe', 'risky', 'breaking'];

/** The gravest verdict that a finding may have, and the level that says so. */
export type Cap = { atMost: Verdict; level: Level };

/**
 * Looks up the gravest verdict of findings by the levels that their operations had: clients know
 * those. Throws a `Refusal` (2) for a word that is no level.
 */
export function capFinder(
  { base, revision }: Documents,
  stability: Stability,
): (operations: string[]) => Cap | undefined {
  const levels = new Map(
    [revision, base].flatMap((document) =>
      callsOf(document).map((each) => [each.operationId, levelOf(document, each, stability)]),
    ),
  );
  const capOf = (operation: string): Cap => {
    const level = levels.get(operation) ?? 'stable';
    return { level, atMost: level === 'stable' ? 'breaking' : stability[level] };
  };
  return (operations) =>
    operations
      .map(capOf)
      .toSorted((one, other) => ORDER.indexOf(other.atMost) - ORDER.indexOf(one.atMost))[0];
}

export function isGraver(verdict: Verdict, limit: Verdict): boolean {
  return ORDER.indexOf(verdict) > ORDER.indexOf(limit);
}

/** A finding for each operation that promises less than it did, where levels count. */
export function loweredLevels(
  documents: Documents | undefined,
  stability: Stability | undefined,
): Drift[] {
  if (!documents || !stability) return [];
  const { base, revision } = documents;
  const pairs = [
    ...matchOperations(operationsOf(base), operationsOf(revision)).both,
    ...matchCalls(webhooksOf(base), webhooksOf(revision)).both,
  ];
  return pairs.flatMap(({ base: old, revision: now }): Drift[] => {
    const before = levelOf(base, old, stability);
    const after = levelOf(revision, now, stability);
    if (LEVELS.indexOf(after) >= LEVELS.indexOf(before)) return [];
    return [
      {
        id: 'stability-lowered',
        wire: before === 'stable' ? 'breaking' : 'risky',
        code: 'none',
        direction: 'both',
        title: `${old.operationId}: stability ${before} → ${after}`,
        explanation: 'Clients rely on what was promised, and may find it changed at any time.',
        operations: [old.operationId],
        pointer: now.node.pointer,
        at: old.operationId,
        location: revision.place(now.node),
      },
    ];
  });
}

function callsOf(document: ApiDocument): ApiOperation[] {
  return operationsOf(document).concat(webhooksOf(document));
}

function levelOf(document: ApiDocument, { node }: ApiOperation, { unmarked }: Stability): Level {
  const written = fieldsOf(node.value)[NAME];
  if (written === undefined) return unmarked;
  const level = LEVELS.find((each) => each === written);
  if (level) return level;
  const place = document.place({ file: node.file, pointer: `${node.pointer}/${NAME}` });
  const is = JSON.stringify(written);
  throw new Refusal(2, `${NAME} is one of ${LEVELS.join(', ')}, not ${is}.`, place);
}
