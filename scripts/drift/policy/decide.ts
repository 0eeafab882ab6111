import type { Place } from '../finding.ts';
import type { Told } from '../report/report.ts';
import type { Ignore, Policy } from './config.ts';

/** What the configuration makes of a finding. */
export type Decision = Pick<Told, 'wire' | 'severity' | 'ignored'>;

type Subject = Pick<Told, 'id' | 'wire' | 'operations' | 'pointer'>;

/**
 * The verdict of a finding by the configuration, and whether it is ignored. `pathOf`: the path of an
 * operation. The fingerprint stays that of the finding.
 */
export function decide(
  finding: Subject,
  { rules, ignore }: Policy,
  { today, pathOf }: { today: string; pathOf: (operation: string) => string | undefined },
): Decision {
  const setting = rules.findLast(({ matches }) => matches(finding.id));
  const to = setting?.to ?? finding.wire;
  const entry = ignore.find((each) => isOpen(each, today) && isAbout(each, finding, pathOf));
  const severity = setting &&
    to !== finding.wire && { from: finding.wire, to, by: `rules, ${words(setting.place)}` };
  return {
    wire: to === 'off' ? 'none' : to,
    ...(severity && { severity }),
    ...(entry && { ignored: ignoredBy(entry) }),
  };
}

function ignoredBy({ reason, until, place }: Ignore): NonNullable<Told['ignored']> {
  return { reason, ...(until !== undefined && { until }), by: words(place) };
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

function words({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
