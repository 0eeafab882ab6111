import { Refusal, type Drift, type Finding, type Place } from '../finding.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { acceptanceOf, readKnown, staleEntries, type KnownEntry } from '../known/known.ts';
import { readPolicy, type Ignore, type Policy } from '../policy/config.ts';
import { decide, unmatchedIn } from '../policy/decide.ts';
import { expiredDrifts } from '../policy/expired.ts';
import { marksOf, type Marks } from '../policy/marks.ts';
import { pathsOf } from '../policy/paths.ts';
import { nearPlace } from '../policy/near-place.ts';
import { setAside } from '../policy/set-aside.ts';
import { loweredLevels } from '../policy/stability.ts';
import { redacted } from '../report/redact.ts';
import { coverageOfAll } from '../report/coverage.ts';
import { isFailing, isUnmatched, reportOf, type Report, type Told } from '../report/report.ts';
import { unmatchedSentence } from '../report/left-out-words.ts';
import type { Watch } from '../watch.ts';
import { INCOMPLETE, WRONG_USAGE } from './exit-codes.ts';
import { unasked, type Host } from './host.ts';
import { baseOf, revisionOf } from './inputs.ts';
import { legs, type Found, type OneLeg } from './legs.ts';
import type { Options } from './options.ts';
import { unfinishedOf } from './unfinished.ts';
import { usageFor } from './usage.ts';

type Around = {
  cwd: string;
  today: string;
  env: Record<string, string | undefined>;
  host: Host;
  watch: Watch;
};
type Looked = { leg: OneLeg; marks: Marks } & Found;

/**
 * Runs the legs that the options name and builds the report. Throws a `Refusal`, unless other legs
 * can go on.
 */
export async function examine(options: Options, around: Around): Promise<Report> {
  const known = await readKnown(options.known);
  const policy = await readPolicy(options.config, around.cwd);
  const wanted = legsOf(options, around.host);
  const looked: Looked[] = [];
  const refusals: Report['refusals'] = [];
  for (const leg of wanted) {
    try {
      if (leg !== 'spec') around.watch.begin(`running ${leg}`);
      const found = await legs[leg](options, around);
      found.drifts.push(...loweredLevels(found.documents, policy.stability));
      looked.push({ leg, ...found, marks: await marksOf(found, policy, around) });
      if (options.leg === 'all') refusals.push(...unmatchedTraffic(leg, found));
    } catch (error) {
      if (!(error instanceof Refusal) || options.leg !== 'all') throw error;
      refusals.push({ leg, exitCode: error.exitCode, message: error.message });
    }
  }
  const findings: Told[] = [];
  const matched = new Set<Ignore>();
  for (const each of looked)
    findings.push(...(await judged(each, options, { known, policy, matched }, around)));
  const missed = looked.find((each) => each.left)?.left ?? { missing: [], names: true };
  findings.push(
    ...staleEntries(known, findings, {
      legs: looked.map(({ leg }) => leg),
      today: around.today,
      isWhole: missed.missing.length === 0 && missed.names,
    })
      .concat(
        expiredDrifts(policy.ignore, around.today),
        looked.flatMap(({ marks }) => marks.drifts),
      )
      .map((drift) => aboutException(drift, wanted[0] ?? 'spec', options)),
  );
  const coverage = coverageOfAll(looked.flatMap((each) => each.coverage ?? []));
  const unfinished = unfinishedOf(around.watch, missed);
  const isWhole = isAllLookedAt(refusals, unfinished);
  const unmatched = unmatchedIn(policy, matched, { today: around.today, isWhole });
  const { findings: left, policy: changes } = setAside(findings, policy, unmatched);
  around.watch.count('findings', left.length);
  around.watch.begin('writing the report');
  return reportOf(options.leg, left, {
    failOn: options.failOn,
    refusals,
    coverage,
    unfinished,
    skipped: looked.flatMap((each) => each.skipped ?? []),
    policy: changes,
  });
}

/** Traffic of which nothing is a call of the API was not looked at, whatever other legs have found. */
function unmatchedTraffic(leg: OneLeg, { coverage }: Found): Report['refusals'] {
  const own = coverageOfAll(coverage ? [coverage] : []);
  if (!isUnmatched(own)) return [];
  return [{ leg, exitCode: INCOMPLETE, message: unmatchedSentence(own) }];
}

function isAllLookedAt(refusals: Report['refusals'], unfinished: Report['unfinished']): boolean {
  return refusals.length === 0 && !unfinished;
}

/** The finding that an entry of the known file or the configuration is stale. */
function aboutException(drift: Drift, leg: OneLeg, { failOn }: Options): Told {
  const usage = { grade: 'unknown' as const, files: [] };
  const fails = failOn !== 'none';
  return { ...drift, fingerprint: fingerprintOf(drift), usage, fails, leg };
}

/** The legs that the options name, and for `all` those of the host. */
export function legsOf({ leg, subjects, live, har, pact }: Options, host: Host): OneLeg[] {
  if (leg !== 'all') return [leg];
  const named: OneLeg[] = [
    ...(subjects.length > 0 ? (['spec'] as const) : []),
    ...(host.legs ? (['mocks', 'generated'] as const) : []),
    ...(live ? (['live'] as const) : []),
    ...(har.length > 0 ? (['har'] as const) : []),
    ...(pact.length > 0 ? (['pact'] as const) : []),
  ];
  if (named.length > 0) return named;
  throw new Refusal(WRONG_USAGE, 'all takes a REVISION, --live, --har or --pact, but none came.');
}

async function judged(
  { leg, drifts, documents: compared, marks }: Looked,
  options: Options,
  { known, policy, matched }: { known: KnownEntry[]; policy: Policy; matched: Set<Ignore> },
  { cwd, today, host, watch }: Around,
): Promise<Told[]> {
  const clean = leg === 'spec' ? drifts : drifts.map(redacted);
  const revision = leg === 'spec' ? revisionOf(options) : undefined;
  const documents = {
    base: baseOf(options),
    ...(revision && { revision }),
    ...(compared && { read: compared }),
  };
  // The consumers of pacts are others than the project of the host.
  const used =
    leg === 'pact'
      ? clean.map(unasked)
      : await usageFor({ host, options, policy, cwd }, clean, documents, watch);
  const pathOf = await pathsOf(policy, compared, documents.base);
  return used.map((finding): Told => {
    const fingerprint = fingerprintOf(finding);
    const entry = acceptanceOf(known, { fingerprint, leg }, today);
    const counts = options.ignoreUsage || finding.usage.grade !== 'unused';
    const mark = marks.byFingerprint.get(fingerprint);
    const decision = decide(finding, policy, { today, pathOf, mark, matched });
    const isLeft = !entry && !decision.ignored && decision.severity?.to !== 'off';
    const isPending = finding.consumer?.pending === true;
    const fails = isLeft && counts && !isPending && isFailing(decision.wire, options.failOn);
    const told = Object.assign(placed(finding, cwd), { leg, fingerprint, fails }, decision);
    if (!entry) return told;
    const { reason, owner, until } = entry;
    return Object.assign(told, { known: { reason, owner, until } });
  });
}

/** Makes paths relative to the working directory, as readers, editors and GitHub expect. */
function placed<Placed extends Drift & Pick<Finding, 'usage'>>(
  finding: Placed,
  cwd: string,
): Placed {
  const near = (place: Place) => nearPlace(place, cwd);
  const { consumer } = finding;
  return {
    ...finding,
    ...(consumer && {
      consumer: {
        ...consumer,
        interactions: consumer.interactions.map(({ place, ...each }) =>
          Object.assign(each, { place: near(place) }),
        ),
      },
    }),
    location: near(finding.location),
    usage: { ...finding.usage, files: finding.usage.files.map(near) },
  };
}
