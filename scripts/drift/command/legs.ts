import type { DocumentInput } from '../document/input.ts';
import type { Drift, Leg } from '../finding.ts';
import type { Coverage } from '../report/report.ts';
import { atHome } from './at-home.ts';
import { baseOf, revisionOf } from './inputs.ts';
import type { LegName, Options } from './options.ts';

export type OneLeg = Exclude<LegName, 'all'>;
type Found = { drifts: Drift[]; coverage?: Coverage };
type Run = (options: Options, env: Record<string, string | undefined>) => Promise<Found>;

type LegOfStore = Leg<{ base: DocumentInput }>;

/** Each leg is loaded on demand: `--help` loads none, `spec` only its own. */
export const legs: Record<OneLeg, Run> = {
  spec: async (options) => {
    const { specLeg } = await import('../spec/leg.ts');
    const revision = revisionOf(options) ?? '';
    return { drifts: await specLeg({ base: baseOf(options), revision }) };
  },
  har: async (options) => {
    const { subjects, leg, har } = options;
    const { lookAtTraffic } = await import('../har/har.ts');
    return lookAtTraffic({ base: baseOf(options), files: leg === 'all' ? har : subjects });
  },
  live: async (options, env) => {
    const { subjects, leg, live, allowWrites, rate, timeout } = options;
    const base = baseOf(options);
    const { lookAtServer } = await import('../live/live.ts');
    const url = (leg === 'all' ? live : subjects[0]) ?? '';
    const token = env['DRIFT_TOKEN'];
    return lookAtServer({ base, url, allowWrites, rate, timeout, ...(token && { token }) });
  },
  mocks: async (options) => {
    const { mocksLeg } = await atHome<{ mocksLeg: LegOfStore }>('mocks', options.leg);
    return { drifts: await mocksLeg({ base: baseOf(options) }) };
  },
  generated: async (options) => {
    const { generatedLeg } = await atHome<{ generatedLeg: LegOfStore }>('generated', options.leg);
    return { drifts: await generatedLeg({ base: baseOf(options) }) };
  },
};
