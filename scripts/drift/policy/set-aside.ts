import type { Report, Told } from '../report/report.ts';
import type { Policy } from './config.ts';

/**
 * Takes out findings that are off or ignored. The report tells their number, and lists the ignored
 * ones, and the entries of `ignore` that match nothing.
 */
export function setAside(
  findings: Told[],
  { file }: Policy,
  unmatched: NonNullable<Report['policy']>['unmatched'],
): { findings: Told[]; policy: Report['policy'] } {
  const off = findings.filter(({ severity }) => severity?.to === 'off');
  const rest = findings.filter(({ severity }) => severity?.to !== 'off');
  const ignored = rest.filter((each) => each.ignored);
  const left = rest.filter((each) => !each.ignored);
  if (file === undefined && ignored.length === 0) return { findings: left, policy: undefined };
  const changed = left.filter(({ severity }) => severity).length;
  const rules = [...new Set(off.map(({ id }) => id))].toSorted();
  const counts = rules.map((rule) => ({ rule, count: off.filter(({ id }) => id === rule).length }));
  return {
    findings: left,
    policy: { ...(file !== undefined && { file }), changed, off: counts, ignored, unmatched },
  };
}
