import type { Watch } from '../watch.ts';

/** What `DRIFT_PROFILE=1` prints, so that a slow document can be reported. */
export function profileOf(watch: Watch): string {
  const { seconds, counts } = watch.measured();
  const rows = [...seconds].map(([phase, time]) => `  ${time.toFixed(2).padStart(8)} s  ${phase}`);
  const sum = [...seconds.values()].reduce((all, time) => all + time, 0);
  const numbers = [...counts].map(([what, number]) => `  ${String(number).padStart(8)}    ${what}`);
  // maxRSS is in kilobytes.
  const memory = Math.round(process.resourceUsage().maxRSS / 1_024);
  return [
    `drift profile, Node ${process.versions.node}`,
    ...rows,
    `  ${sum.toFixed(2).padStart(8)} s  in all`,
    `  ${String(memory).padStart(8)} MB of memory at most`,
    ...numbers,
    '',
  ].join('\n');
}
