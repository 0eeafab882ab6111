import type { Drift } from '../finding.ts';
import type { Issue } from './diff/issue.ts';

const causes = new WeakMap<Drift, Issue[]>();

export function rememberCause(drift: Drift, issues: Issue[]): void {
  causes.set(drift, issues);
}

/** The differences that were grouped into a finding of `spec`. */
export function causeOf(drift: Drift): Issue[] {
  return causes.get(drift) ?? [];
}
