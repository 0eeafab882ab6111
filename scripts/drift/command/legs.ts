import type { ApiDocument } from '../document/document.ts';
import type { DocumentInput } from '../document/input.ts';
import { Refusal, type Drift, type Leg } from '../finding.ts';
import type { Coverage, Skipped } from '../report/report.ts';
import type { Watch } from '../watch.ts';
import { WRONG_USAGE } from './exit-codes.ts';
import type { Host } from './host.ts';
import { baseOf, revisionOf } from './inputs.ts';
import type { LegName, Options } from './options.ts';

export type OneLeg = Exclude<LegName, 'all'>;
/** `left`: what there was no time for; `documents`: those that were compared. */
export type Found = {
  drifts: Drift[];
  coverage?: Coverage;
  skipped?: Skipped[];
  left?: { missing: string[]; names: boolean };
  documents?: { base: ApiDocument; revision: ApiDocument };
};
type Around = { env: Record<string, string | undefined>; host: Host; watch: Watch };
type Run = (options: Options, around: Around) => Promise<Found>;

/** Seconds that a call of `live` may take, unless `--timeout` says so. */
const CALL_TIMEOUT = 10;

/** Each leg is loaded on demand: `--help` loads none, `spec` only its own. */
export const legs: Record<OneLeg, Run> = {
  spec: async (options, { watch }) => {
    const { lookAtDocuments } = await import('../spec/leg.ts');
    const revision = revisionOf(options) ?? '';
    const found = await lookAtDocuments({ base: baseOf(options), revision, watch });
    const { drifts, documents, ...left } = found;
    return { drifts, documents, left };
  },
  har: async (options) => {
    const { subjects, leg, har, origins } = options;
    const { lookAtTraffic } = await import('../har/har.ts');
    const files = leg === 'all' ? har : subjects;
    return lookAtTraffic({ base: baseOf(options), files, origins });
  },
  pact: async (options) => {
    const { subjects, leg, pact, provider } = options;
    const { lookAtPacts } = await import('../pact/pact.ts');
    const files = leg === 'all' ? pact : subjects;
    return lookAtPacts({ base: baseOf(options), files, provider });
  },
  live: async (options, { env }) => {
    const { subjects, leg, live, allowWrites, probeMethods, rate } = options;
    const { timeout = CALL_TIMEOUT } = options;
    const base = baseOf(options);
    const { lookAtServer } = await import('../live/live.ts');
    const url = (leg === 'all' ? live : subjects[0]) ?? '';
    const token = env['DRIFT_TOKEN'];
    return lookAtServer({
      base,
      url,
      allowWrites,
      probeMethods,
      rate,
      timeout,
      ...(token && { token }),
    });
  },
  mocks: async (options, { host }) => {
    const mocksLeg = await legOf(host, 'mocks');
    return { drifts: await mocksLeg({ base: baseOf(options) }) };
  },
  generated: async (options, { host }) => {
    const generatedLeg = await legOf(host, 'generated');
    return { drifts: await generatedLeg({ base: baseOf(options) }) };
  },
};

/** A leg of the host. Without a host it is refused with the command for a checkout. */
function legOf({ legs }: Host, leg: 'mocks' | 'generated'): Promise<Leg<{ base: DocumentInput }>> {
  if (legs) return legs[leg]();
  const way = `run npm run drift -- ${leg} in its checkout`;
  throw new Refusal(WRONG_USAGE, `${leg} looks at the code of bullion-storefront: ${way}.`);
}
