import type { ApiDocument } from '../document/document.ts';
import type { DocumentInput } from '../document/input.ts';
import type { Drift, Finding, Leg } from '../finding.ts';
import type { Watch } from '../watch.ts';

export type Used = Drift & Pick<Finding, 'usage'>;

/** The contract of the findings, and the revision of `spec`; `read`: both, if they were read. */
export type Documents = {
  base: DocumentInput;
  revision?: DocumentInput;
  read?: { base: ApiDocument; revision: ApiDocument };
};

/** The parts of the command that a project has in its own repository. */
export type Host = {
  /** The command as a user types it. */
  command: string;
  /** The contract when no `--base` is given. */
  base?: string;
  /** The legs that examine the project's own code, loaded on demand. */
  legs?: Record<'mocks' | 'generated', () => Promise<Leg<{ base: DocumentInput }>>>;
  /** Adds the project's use of what each finding is about; unknown when the time is over. */
  usageOf?: (drifts: Drift[], documents: Documents, watch: Watch) => Promise<Used[]>;
};

/** The package without a project: no contract, no code. */
export const ALONE: Host = { command: 'npx bullion-drift' };

/** The use of a finding where no project is examined. */
export function unasked(drift: Drift): Used {
  return Object.assign(drift, { usage: { grade: 'unknown' as const, files: [] } });
}
