import type { FailOn, LegName } from '../command/options.ts';
import type { Finding, Verdict } from '../finding.ts';
import { folded } from './fold.ts';

/**
 * A finding of a report. `fails`: it is at or above `--fail-on`, used by the store, and not
 * accepted. `fullTitle`: the title before it was shortened, if it was.
 */
export type Told = Finding & {
  leg: Exclude<LegName, 'all'>;
  fails: boolean;
  fullTitle?: string;
  /** The verdict before and after the configuration changed it, and the line that did. */
  severity?: { from: Verdict; to: Verdict | 'off'; by: string };
  /** It does not count, by the configuration or by the document. */
  ignored?: { reason: string; until?: string; by: string };
};

/** The share of the contract that traffic or calls have used. */
export type Coverage = {
  exchanges: number;
  /** Those that are calls of the API, also such as the contract does not have. */
  calls: number;
  /** All others, which are listed by kind in `leftOut`. */
  foreign: number;
  leftOut: LeftOut[];
  /** The hosts of the exchanges, those with the most calls first; '' is an address without a host. */
  hosts: { host: string; exchanges: number; calls: number }[];
  /** What was not looked at, and what cannot be told. */
  notes: string[];
  operations: Share;
  parameters: Share;
  statuses: Share;
  fields: Share;
};

/** Exchanges that are no calls of the API. */
export type LeftOut = {
  kind:
    | 'other-hosts'
    | 'pages'
    | 'assets'
    | 'framework'
    | 'beacons'
    | 'preflights'
    | 'outside'
    | 'not-there'
    | 'unanswered';
  count: number;
};
/** What was in the files and was not looked at. */
export type Skipped = { what: string; count: number; names: string[] };

/** What a comparison left out, since the time of `--timeout` was over. */
export type Unfinished = {
  /** Seconds that it had. */
  timeout: number;
  /** The phase in which they were over. */
  phase: string;
  /** Operations and webhooks of both documents; `missing` were not compared, or not to the end. */
  operations: { compared: number; of: number; missing: string[] };
  /** Breaking findings, and those of them for which a witness was looked for. */
  witnesses: { searched: number; of: number };
  /** Whether renamed schemas were looked for. */
  names: boolean;
  /** Whether the store's code was looked at to the end. If not, every finding counts as used. */
  usage: boolean;
};

export type Share = { seen: number; of: number; missing: string[] };

/** A report; `report.schema.json` is its JSON Schema. */
export type Report = {
  schemaVersion: 1;
  leg: LegName;
  /** The worst of all findings, used by the store or not, accepted or not. */
  verdict: Verdict;
  failOn: FailOn;
  /** A finding fails: the exit code is 1, unless something was left out. */
  failed: boolean;
  counts: Record<Verdict | 'known' | 'unused' | 'failing', number>;
  findings: Told[];
  coverage?: Coverage;
  /** Legs of `all` that could not run, with the reason. */
  refusals: { leg: LegName; exitCode: number; message: string }[];
  unfinished?: Unfinished;
  skipped?: Skipped[];
  policy?: Policy;
};

/** What a configuration has done. Findings that are off or ignored are in no count and no list else. */
type Policy = {
  file?: string;
  /** Findings whose verdict it changed. */
  changed: number;
  off: { rule: string; count: number }[];
  ignored: Told[];
  /** Entries of `ignore` that match nothing here; none if not everything was looked at. */
  unmatched: { reason: string; by: string }[];
};

const VERDICTS: readonly Verdict[] = ['breaking', 'risky', 'safe', 'none'];
const LEAST: Record<FailOn, number> = { breaking: 0, risky: 1, any: 2, none: -1 };

/** Whether there was traffic, and none of it a call of the API: then nothing was compared. */
export function isUnmatched(coverage: Coverage | undefined): coverage is Coverage {
  return coverage !== undefined && coverage.exchanges > 0 && coverage.calls === 0;
}

/** Whether a verdict is at or above `--fail-on`. */
export function isFailing(wire: Verdict, failOn: FailOn): boolean {
  return VERDICTS.indexOf(wire) <= LEAST[failOn];
}

/**
 * Builds the report, ordered by severity, place and rule: the same findings give the same report.
 * Long titles are shortened here, since fingerprints are made of whole ones.
 */
export function reportOf(
  leg: LegName,
  findings: Told[],
  more: Pick<Report, 'failOn' | 'refusals'> & {
    coverage?: Coverage | undefined;
    unfinished?: Unfinished | undefined;
    skipped?: Skipped[] | undefined;
    policy?: Policy | undefined;
  },
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
    findings: findings.map(withShortTitle).toSorted(inOrder),
    ...(more.coverage && { coverage: more.coverage }),
    refusals: more.refusals,
    ...(more.unfinished && { unfinished: more.unfinished }),
    ...(more.skipped?.length && { skipped: more.skipped }),
    ...(more.policy && { policy: more.policy }),
  };
}

function withShortTitle(finding: Told): Told {
  const { title } = finding;
  const short = folded(title);
  return short === title ? finding : { ...finding, title: short, fullTitle: title };
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

/** Compares by code units, which is the same on every machine. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
