import { isUnmatched, type Report } from '../report/report.ts';

/** The software itself is at fault: EX_SOFTWARE of sysexits.h. Never 1, which means findings. */
export const CRASH = 70;

/** A report is there, but a part of what was wanted could not be looked at. */
export const INCOMPLETE = 5;
export const WRONG_USAGE = 2;

/** What could not be looked at outweighs findings: without them all seemed well. */
export function exitCodeOf(
  {
    refusals,
    failed,
    unfinished,
    coverage,
  }: Pick<Report, 'refusals' | 'failed' | 'unfinished' | 'coverage'>,
  legs: number,
) {
  const [first] = refusals;
  if (!first && (unfinished || isUnmatched(coverage))) return INCOMPLETE;
  if (!first) return failed ? 1 : 0;
  const wrong = refusals.find(({ exitCode }) => exitCode === WRONG_USAGE);
  if (wrong) return WRONG_USAGE;
  if (refusals.length < legs) return INCOMPLETE;
  return refusals.find(({ exitCode }) => exitCode !== INCOMPLETE)?.exitCode ?? INCOMPLETE;
}
