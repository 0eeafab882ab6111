import type { Drift } from '../finding.ts';
import type { Coverage } from '../report/report.ts';
import type { LegName, Options } from './options.ts';

export type OneLeg = Exclude<LegName, 'all'>;
type Found = { drifts: Drift[]; coverage?: Coverage };
type Run = (options: Options, env: Record<string, string | undefined>) => Promise<Found>;

/** Each leg is loaded when it is asked for: `--help` waits for none, `spec` not for the others. */
export const legs: Partial<Record<OneLeg, Run>> = {
  har: async ({ base, subjects, leg, har }) => {
    const { lookAtTraffic } = await import('../har/har.ts');
    return lookAtTraffic({ base, files: leg === 'all' ? har : subjects });
  },
  live: async ({ base, subjects, leg, live, allowWrites, rate, timeout }, env) => {
    const { lookAtServer } = await import('../live/live.ts');
    const url = (leg === 'all' ? live : subjects[0]) ?? '';
    const token = env['DRIFT_TOKEN'];
    return lookAtServer({ base, url, allowWrites, rate, timeout, ...(token && { token }) });
  },
};
