import type { ApiDocument } from '../document/document.ts';
import type { Drift } from '../finding.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { readPolicy, type Ignore } from './config.ts';
import { decide, unmatchedIn, type Decision } from './decide.ts';
import { expiredDrifts } from './expired.ts';
import { marksOf } from './marks.ts';
import { pathsOf } from './paths.ts';
import { loweredLevels } from './stability.ts';

/** A finding with the verdict of a configuration; `severity` has the one of its rule, if they differ. */
export type JudgedDrift = Drift & Pick<Decision, 'severity' | 'ignored'>;

/** What a configuration makes of findings. */
export type Judgement = {
  /** Those that count, and one for each entry that has ended. */
  findings: JudgedDrift[];
  /** Those that it ignores, or a document does, with the reason. */
  ignored: JudgedDrift[];
  /** Those of rules that are off. */
  off: JudgedDrift[];
  /** Entries of `ignore` that match nothing, and their places. */
  unmatched: { reason: string; by: string }[];
};

/**
 * Applies a configuration to the findings of `compareDocuments`, as the command does. They have to be
 * those objects: copies have no place in the documents any more. Throws a `Refusal` (2) with the place
 * of what is wrong in the configuration, or in marks of the documents.
 */
export async function judgeFindings(
  drifts: Drift[],
  {
    base,
    revision,
    config,
    today = new Date().toISOString().slice(0, 10),
  }: {
    base: ApiDocument;
    revision: ApiDocument;
    /** The file, e.g. `drift.config.yaml`. */
    config: string;
    /** YYYY-MM-DD, for entries that end; today in UTC if left out. */
    today?: string;
  },
): Promise<Judgement> {
  const cwd = process.cwd();
  const policy = await readPolicy(config, cwd);
  const documents = { base, revision };
  const all = [...drifts, ...loweredLevels(documents, policy.stability)];
  const marks = await marksOf({ drifts: all, documents }, policy, { today, cwd });
  const pathOf = await pathsOf(policy, documents, base.file);
  const matched = new Set<Ignore>();
  const judged = all.map((drift): JudgedDrift => {
    const mark = marks.byFingerprint.get(fingerprintOf(drift));
    return Object.assign({}, drift, decide(drift, policy, { today, pathOf, mark, matched }));
  });
  const rest = judged.filter((each) => !isOff(each));
  const ended = expiredDrifts(policy.ignore, today).concat(marks.drifts);
  return {
    findings: [...rest.filter(({ ignored }) => !ignored), ...ended],
    ignored: rest.filter(({ ignored }) => ignored),
    off: judged.filter(isOff),
    unmatched: unmatchedIn(policy, matched, { today, isWhole: true }),
  };
}

function isOff({ severity }: JudgedDrift): boolean {
  return severity?.to === 'off';
}
