import type { Drift, Leg } from '../finding.ts';
import type { Coverage } from '../report/report.ts';
import { atHome } from './at-home.ts';
import type { LegName, Options } from './options.ts';

export type OneLeg = Exclude<LegName, 'all'>;
type Found = { drifts: Drift[]; coverage?: Coverage };
type Run = (options: Options, env: Record<string, string | undefined>) => Promise<Found>;

type LegOfStore = Leg<{ base: string }>;

/** Each leg is loaded on demand: `--help` loads none, `spec` only its own. */
export const legs: Record<OneLeg, Run> = {
  spec: async ({ base, subjects }) => {
    const { specLeg } = await import('../spec/leg.ts');
    return { drifts: await specLeg({ base, revision: subjects[0] ?? '' }) };
  },
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
  mocks: async ({ base, leg }) => {
    const { mocksLeg } = await atHome<{ mocksLeg: LegOfStore }>('mocks', leg);
    return { drifts: await mocksLeg({ base }) };
  },
  generated: async ({ base, leg }) => {
    const { generatedLeg } = await atHome<{ generatedLeg: LegOfStore }>('generated', leg);
    return { drifts: await generatedLeg({ base }) };
  },
};
