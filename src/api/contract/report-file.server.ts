import { appendFile, readFile } from 'node:fs/promises';

import type { Mismatch } from './check.ts';
import type { DriftFinding } from './drift-finding.ts';
import { findingOf } from './finding.ts';

/**
 * A line of the report file: what did not match, which side read it, when it first did, and the same
 * as a finding, which is what `npm run drift -- har` reads of it.
 */
export type Report = Mismatch & {
  where: 'browser' | 'server';
  at: string;
  finding: DriftFinding;
};

/** Where development keeps what did not match; docs/contract-reports.md describes the lines. */
function reportFile(): string {
  return process.env['CONTRACT_REPORTS'] ?? '.contract-reports.jsonl';
}

let last: Promise<void> = Promise.resolve();

/** Appends a mismatch as one line of JSON, unless its operation and field are in the file already. */
export function keepMismatch(mismatch: Mismatch, where: Report['where'], file = reportFile()) {
  // One after the other: two that arrive together must not both find the file without them.
  last = last.then(() => keep(reportOf(mismatch, where), file));
  last = last.catch((error: unknown) => console.error(error));
  return last;
}

function reportOf(mismatch: Mismatch, where: Report['where']): Report {
  const at = new Date().toISOString();
  return { ...mismatch, where, at, finding: findingOf(mismatch) };
}

async function keep(report: Report, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  const isKept = lines.some((line) => {
    const { operation, field } = JSON.parse(line) as Report;
    return operation === report.operation && field === report.field;
  });
  if (!isKept) await appendFile(file, `${JSON.stringify(report)}\n`);
}
