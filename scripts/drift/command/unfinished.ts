import type { Unfinished } from '../report/report.ts';
import type { Watch } from '../watch.ts';

/** What a comparison left out, if its time was over before the end. */
export function unfinishedOf(
  watch: Watch,
  { missing, names }: { missing: string[]; names: boolean },
): Unfinished | undefined {
  const { limit } = watch;
  const [first, ...others] = watch.late();
  if (first === undefined || limit === undefined) return undefined;
  const { seconds } = watch.measured();
  const reading =
    (seconds.get('reading the base') ?? 0) + (seconds.get('reading the revision') ?? 0);
  const witnesses = watch.shareOf('looking for witnesses');
  const { of } = watch.shareOf('comparing operations');
  return {
    timeout: limit,
    phase: reading >= limit ? 'reading the documents, which cannot be broken off' : first,
    operations: { compared: of - missing.length, of, missing },
    witnesses: { searched: witnesses.done, of: witnesses.of },
    names,
    usage: ![first, ...others].some((late) => late.startsWith('looking at ')),
  };
}
