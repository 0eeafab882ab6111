import { listWords } from './fold.ts';
import { plural } from './grammar.ts';
import { isUnmatched, type Coverage, type Report } from './report.ts';

/** The most operations without a comparison that are named. */
const MOST_MISSING = 20;
const MOST_SKIPPED = 3;
/** The most hosts of traffic that are named. */
const MOST_HOSTS = 5;

/** Everything that was not looked at: parts that there was no time for, and legs that were not run. */
export function leftOutWords(report: Incomplete & Pick<Report, 'refusals' | 'skipped'>): string[] {
  return [
    ...(unfinishedWords(report)?.parts ?? []),
    ...skippedWords(report),
    ...report.refusals.map(({ leg, message }) => `${leg} was not run: ${message}`),
  ];
}

/** What was in the files and was not looked at. */
export function skippedWords({ skipped = [] }: Pick<Report, 'skipped'>): string[] {
  return skipped.map(
    ({ what, count, names }) =>
      `Not looked at: ${count} of the kind ${what}: ${listWords(names, MOST_SKIPPED)}.`,
  );
}

type Incomplete = Pick<Report, 'leg' | 'unfinished' | 'coverage'>;

/**
 * What there was no time for, and traffic that is not the API's: that it is so, and each part of
 * it.
 */
export function unfinishedWords({
  leg,
  unfinished,
  coverage,
}: Incomplete): { sentence: string; parts: string[] } | undefined {
  // Of several legs it is one that was not run.
  if (leg !== 'all' && isUnmatched(coverage)) {
    return { sentence: unmatchedSentence(coverage), parts: [] };
  }
  if (!unfinished) return undefined;
  const { timeout, phase, operations, witnesses, names, usage } = unfinished;
  const { compared, of, missing } = operations;
  const parts = [
    missing.length > 0
      ? `Not compared: ${missing.length} of ${plural(of, 'operation')}: ${listWords(missing, MOST_MISSING)}.`
      : '',
    names ? '' : 'Renamed schemas were not looked for.',
    witnesses.searched < witnesses.of
      ? `Witnesses were looked for in ${witnesses.searched} of ${plural(witnesses.of, 'breaking finding')}.`
      : '',
    usage
      ? ''
      : 'The code that calls it was not looked at, or not to the end: every finding counts as used.',
  ];
  const when = `the time of ${timeout} s was over while ${phase}`;
  const sentence = `Incomplete: ${when}; ${compared} of ${plural(of, 'operation')} compared.`;
  return { sentence, parts: parts.filter(Boolean) };
}

/** Says that no exchange is a call of the API, and which hosts were seen. */
export function unmatchedSentence({ exchanges, hosts }: Coverage): string {
  const seen = hosts.map(({ host, exchanges: count }) => `${host || 'none'} (${count})`);
  const none =
    exchanges === 1 ? 'the only exchange is no call' : `none of ${exchanges} exchanges is a call`;
  return `The traffic was not compared: ${none} of this API. Hosts seen: ${listWords(seen, MOST_HOSTS)}. Is --base its contract? --origin names the host of the API.`;
}
