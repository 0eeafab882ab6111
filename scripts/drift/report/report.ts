import type { FailOn, LegName } from '../command/options.ts';
import type { Finding, Verdict } from '../finding.ts';

/** A finding of a report. `fails`: it is at or above `--fail-on`, counts for this store, and nobody has accepted it. */
export type Told = Finding & { leg: Exclude<LegName, 'all'>; fails: boolean };

/** How much of the contract the traffic or the calls have touched. */
export type Coverage = {
  exchanges: number;
  /** Exchanges that no operation and no host of the contract is about. */
  foreign: number;
  operations: Share;
  parameters: Share;
  statuses: Share;
  fields: Share;
};

export type Share = { seen: number; of: number; missing: string[] };

/** What the command says; `report.schema.json` is its JSON Schema. */
export type Report = {
  schemaVersion: 1;
  leg: LegName;
  /** The worst of all findings, used by the store or not, accepted or not. */
  verdict: Verdict;
  failOn: FailOn;
  /** The command ends with 1. */
  failed: boolean;
  counts: Record<Verdict | 'known' | 'unused' | 'failing', number>;
  findings: Told[];
  coverage?: Coverage;
  /** Legs of `all` that could not be run, and why. */
  refusals: { leg: LegName; exitCode: number; message: string }[];
};

const VERDICTS: readonly Verdict[] = ['breaking', 'risky', 'safe', 'none'];
const LEAST: Record<FailOn, number> = { breaking: 0, risky: 1, any: 2, none: -1 };

/** Whether a verdict is at or above what `--fail-on` names. */
export function isFailing(wire: Verdict, failOn: FailOn): boolean {
  return VERDICTS.indexOf(wire) <= LEAST[failOn];
}

/** The report of findings: worst first, then by place and rule, the same for the same findings. */
export function reportOf(
  leg: LegName,
  findings: Told[],
  more: Pick<Report, 'failOn' | 'refusals'> & { coverage?: Coverage | undefined },
): Report {
  const count = (is: (finding: Told) => unknown) => findings.filter(is).length;
  const verdict = VERDICTS.find((word) => findings.some(({ wire }) => wire === word)) ?? 'none';
  const failing = count(({ fails }) => fails);
  return {
    schemaVersion: 1,
    leg,
    verdict,
    failOn: more.failOn,
    failed: failing > 0,
    counts: {
      breaking: count(({ wire }) => wire === 'breaking'),
      risky: count(({ wire }) => wire === 'risky'),
      safe: count(({ wire }) => wire === 'safe'),
      none: count(({ wire }) => wire === 'none'),
      known: count(({ known }) => known),
      unused: count(({ usage }) => usage.grade === 'unused'),
      failing,
    },
    findings: findings.toSorted(inOrder),
    ...(more.coverage && { coverage: more.coverage }),
    refusals: more.refusals,
  };
}

function inOrder(one: Told, other: Told): number {
  return (
    Number(other.fails) - Number(one.fails) ||
    VERDICTS.indexOf(one.wire) - VERDICTS.indexOf(other.wire) ||
    compare(one.at, other.at) ||
    compare(one.id, other.id) ||
    compare(one.fingerprint, other.fingerprint)
  );
}

/** By code unit: the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
