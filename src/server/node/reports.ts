import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Report } from '#lib/reports.server.ts';

/**
 * The function for reports of client errors and contract mismatches: the default export of the
 * module that `REPORTS_MODULE` names, relative to the working directory.
 */
export async function reportsFromEnvironment(): Promise<((report: Report) => void) | undefined> {
  const file = process.env['REPORTS_MODULE'];
  if (!file) return undefined;
  const loaded: { default?: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(resolve(file)).href
  );
  if (typeof loaded.default === 'function') return loaded.default as (report: Report) => void;
  throw new Error(`REPORTS_MODULE must export a function by default, but ${file} does not.`);
}
