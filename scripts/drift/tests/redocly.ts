import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The numbers of changes in a report of `redocly diff`; `major` is what breaks clients. */
export type RedoclyCounts = { major: number; minor: number; patch: number };

/** The command by which Redocly compares two documents; its configuration is put beside the first. */
export async function redoclyDiff(base: string, revision: string): Promise<string[]> {
  const config = resolve(join(dirname(base), 'redocly.yaml'));
  // Without this configuration Redocly reports no breaking changes.
  await writeFile(config, 'extends: [diff-recommended]\n');
  const bin = resolve('node_modules/.bin/redocly');
  return [bin, 'diff', base, revision, `--config=${config}`, '--format=json', '--fail-on=none'];
}

export function countsIn(report: unknown): RedoclyCounts {
  return (report as { summary: RedoclyCounts }).summary;
}
