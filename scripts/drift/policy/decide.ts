import type { Verdict } from '../finding.ts';
import type { Told } from '../report/report.ts';
import { placeWords } from '../report/words.ts';
import type { Mark } from './marks.ts';
import type { Ignore, Policy } from './config.ts';
import { isGraver } from './stability.ts';

/** What the configuration makes of a finding. */
export type Decision = Pick<Told, 'title' | 'wire' | 'severity' | 'ignored'>;

type Subject = Pick<Told, 'id' | 'title' | 'wire' | 'operations' | 'pointer'>;

type Circumstances = {
  today: string;
  pathOf: (operation: string) => string | undefined;
  mark: Mark | undefined;
  /** Gets every entry of `ignore` that matches the finding. */
  matched: Set<Ignore>;
};

/**
 * The verdict of a finding by the configuration, and whether it is ignored. `pathOf`: the path of an
 * operation; `mark`: what the documents say of the finding. The fingerprint stays that of the finding.
 */
export function decide(
  finding: Subject,
  policy: Policy,
  { today, pathOf, mark, matched }: Circumstances,
): Decision {
  const { to, by, adds } = verdictOf(finding, policy, mark);
  const entries = policy.ignore.filter(
    (each) => isOpen(each, today) && isAbout(each, finding, pathOf),
  );
  const [entry] = entries;
  for (const each of entries) matched.add(each);
  const ignored = entry ? ignoredBy(entry) : mark?.ignored;
  return {
    title: adds === undefined ? finding.title : `${finding.title}, ${adds}`,
    wire: to === 'off' ? 'none' : to,
    ...(to !== finding.wire && { severity: { from: finding.wire, to, by } }),
    ...(ignored && { ignored }),
  };
}

type Verdicts = { to: Verdict | 'off'; by: string; adds?: string | undefined };

/**
 * A rule's verdict, unless the configuration has another; then the dates of what is deprecated; then
 * the level of the operation.
 */
function verdictOf({ id, wire }: Subject, policy: Policy, mark: Mark | undefined): Verdicts {
  const { rules, deprecation, stability } = policy;
  const setting = rules.findLast(({ matches }) => matches(id));
  const byRule: Verdicts = setting
    ? { to: setting.to, by: `rules, ${placeWords(setting.place)}` }
    : { to: wire, by: '' };
  if (byRule.to === 'off' || !mark) return byRule;
  const { byDates, cap } = mark;
  const dated: Verdicts =
    byDates && deprecation
      ? { ...byDates, by: `deprecation, ${placeWords(deprecation.place)}` }
      : byRule;
  if (!cap || !stability || dated.to === 'off' || !isGraver(dated.to, cap.atMost)) return dated;
  const by = `stability of ${cap.level} operations, ${placeWords(stability.place)}`;
  return { ...dated, to: cap.atMost, by };
}

function ignoredBy({ reason, until, place }: Ignore): NonNullable<Told['ignored']> {
  return { reason, ...(until !== undefined && { until }), by: placeWords(place) };
}

/**
 * The entries of `ignore` that have not ended, and match nothing. Unless `isWhole`, they may match what was
 * not looked at.
 */
export function unmatchedIn(
  { ignore }: Policy,
  matched: Set<Ignore>,
  { today, isWhole }: { today: string; isWhole: boolean },
): { reason: string; by: string }[] {
  if (!isWhole) return [];
  return ignore
    .filter((each) => isOpen(each, today) && !matched.has(each))
    .map(({ reason, place }) => ({ reason, by: placeWords(place) }));
}

function isOpen({ until }: Ignore, today: string): boolean {
  return until === undefined || until >= today;
}

function isAbout(
  { rule, operation, path, pointer }: Ignore,
  { id, operations, pointer: own }: Subject,
  pathOf: (operation: string) => string | undefined,
): boolean {
  const ofAll = (is: (each: string) => boolean) => operations.length > 0 && operations.every(is);
  return (
    rule(id) &&
    (!operation || ofAll(operation)) &&
    (!path || ofAll((each) => path(pathOf(each) ?? ''))) &&
    (!pointer || pointer(own))
  );
}
