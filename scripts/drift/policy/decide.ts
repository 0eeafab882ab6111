import type { Told } from '../report/report.ts';
import { placeWords } from '../report/words.ts';
import type { Mark } from './marks.ts';
import type { Ignore, Policy } from './config.ts';

/** What the configuration makes of a finding. */
export type Decision = Pick<Told, 'wire' | 'severity' | 'ignored'>;

type Subject = Pick<Told, 'id' | 'wire' | 'operations' | 'pointer'>;

type Circumstances = {
  today: string;
  pathOf: (operation: string) => string | undefined;
  mark: Mark | undefined;
};

/**
 * The verdict of a finding by the configuration, and whether it is ignored. `pathOf`: the path of an
 * operation; `mark`: what the documents say of the finding. The fingerprint stays that of the finding.
 */
export function decide(
  finding: Subject,
  { rules, ignore }: Policy,
  { today, pathOf, mark }: Circumstances,
): Decision {
  const setting = rules.findLast(({ matches }) => matches(finding.id));
  const to = setting?.to ?? finding.wire;
  const entry = ignore.find((each) => isOpen(each, today) && isAbout(each, finding, pathOf));
  const severity = setting &&
    to !== finding.wire && { from: finding.wire, to, by: `rules, ${placeWords(setting.place)}` };
  const ignored = entry ? ignoredBy(entry) : mark?.ignored;
  return {
    wire: to === 'off' ? 'none' : to,
    ...(severity && { severity }),
    ...(ignored && { ignored }),
  };
}

function ignoredBy({ reason, until, place }: Ignore): NonNullable<Told['ignored']> {
  return { reason, ...(until !== undefined && { until }), by: placeWords(place) };
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
