import { relative, resolve } from 'node:path';

import { Refusal, type Drift } from '../finding.ts';
import type { Policy } from '../policy/config.ts';
import { TimeIsOver, type Watch } from '../watch.ts';
import { unasked, type Documents, type Host, type Used } from './host.ts';
import type { Options } from './options.ts';

type Around = { host: Host; options: Options; policy: Policy; cwd: string };

/**
 * Adds the use of what each finding is about: that of the client that was named, else that of the
 * host's project; unknown if there is neither, or when the time is over.
 */
export async function usageFor(
  { host, options, policy, cwd }: Around,
  drifts: Drift[],
  documents: Documents,
  watch: Watch,
): Promise<Used[]> {
  const named = options.client.length > 0 ? options.client : policy.client?.folders;
  if (!named) return (await host.usageOf?.(drifts, documents, watch)) ?? drifts.map(unasked);
  if (host.usageOf) {
    const what = options.client.length > 0 ? '--client' : 'client in the configuration';
    const why = 'this command looks at the code of its own store';
    throw new Refusal(2, `${what} is for another client, and ${why}: run bullion-drift by itself.`);
  }
  watch.begin('looking at the client’s code');
  const client = { ...policy.client, folders: named.map((folder) => near(resolve(cwd, folder))) };
  try {
    const { usagesIn } = await import('../client/client.ts');
    watch.check();
    const usages = await usagesIn(client, drifts, documents, watch.check);
    return drifts.map((drift, index) => ({ ...unasked(drift), usage: usages[index] ?? UNKNOWN }));
  } catch (error) {
    if (!(error instanceof TimeIsOver)) throw error;
    return drifts.map(unasked);
  }
}

/** As short as messages want it, where the command runs in the folder or around it. */
function near(folder: string): string {
  const path = relative(process.cwd(), folder);
  return path.startsWith('..') ? folder : path || '.';
}

const UNKNOWN = { grade: 'unknown' as const, files: [] };
