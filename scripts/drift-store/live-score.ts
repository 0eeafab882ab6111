import { driftedServer, type Mutation } from '../../tests/drift/drifted-server.ts';
import { mutations } from '../../tests/drift/mutations.ts';
import type { Drift } from '../drift/finding.ts';
import { lookAtServer } from '../drift/live/live.ts';

/**
 * For the score: the number of mutations of a running server that were found, and of findings
 * without a mutation.
 */
export async function score(): Promise<{
  mutations: number;
  found: number;
  falseAlarms: number;
  seconds: number;
}> {
  const started = performance.now();
  const { missed, strangers } = await lookAtMutations();
  return {
    mutations: mutations.length,
    found: mutations.length - missed.length,
    falseAlarms: strangers.length,
    seconds: (performance.now() - started) / 1000,
  };
}

/** Runs the reading calls against the mock backend with all mutations. */
export async function lookAtMutations() {
  const server = await driftedServer(mutations);
  const { url, token } = server;
  const base = 'generated/openapi.json';
  const options = {
    base,
    url,
    token,
    rate: 0,
    timeout: 10,
    allowWrites: false,
    probeMethods: true,
  };
  const { drifts, coverage } = await lookAtServer(options).finally(server.close);
  const missed = mutations.filter(
    (mutation) => !drifts.some((drift) => drift.wire !== 'safe' && isAbout(drift, mutation)),
  );
  const strangers = drifts.filter((drift) => !mutations.some((each) => isAbout(drift, each)));
  return { drifts, coverage, missed, strangers, token };
}

function isAbout({ seen }: Drift, { path }: Mutation): boolean {
  return seen?.repeat?.includes(`/api/${path}`) ?? false;
}
