import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import type { Drift } from '../../../scripts/drift/finding.ts';
import { withUsage, type Used } from '../../../scripts/drift-store/impact/impact.ts';
import { generateInto } from '../../../scripts/drift-store/impact/revision.ts';
import { makeWorkplace, removeWorkplace } from '../../../scripts/drift-store/impact/workplace.ts';
import { CONTRACT } from './contract.ts';
import { SOURCES } from './sources.ts';
import type { UsageCase } from './usage-cases.ts';

/**
 * Writes a small store with its own generated code, and with a link to the packages of this store.
 */
export async function openFixtureStore(): Promise<{ folder: string; close: () => void }> {
  const workplace = makeWorkplace(resolve('.'));
  const folder = join(workplace, 'store');
  for (const [path, text] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const contract = join(folder, 'contract.json');
  await writeFile(contract, JSON.stringify(CONTRACT));
  await generateInto(folder, join(folder, 'generated'), contract);
  return { folder, close: () => removeWorkplace(workplace) };
}

/** A finding as a leg reports it. */
export function driftOf({ says, drift }: Pick<UsageCase, 'says' | 'drift'>): Drift {
  const operations = [drift.at.split(' ', 1)[0] ?? ''];
  const location = { file: 'contract.json', line: 1, column: 1 };
  const words = { title: says, explanation: says, pointer: '', location };
  return { wire: 'breaking', code: 'none', direction: 'response', operations, ...words, ...drift };
}

/** Grades all cases together, with the contract as they change it; `check` may end it. */
export async function usagesOf(
  folder: string,
  cases: readonly UsageCase[],
  check: () => void = () => undefined,
): Promise<Used[]> {
  const contract = structuredClone(CONTRACT);
  for (const { change } of cases) change?.(contract);
  const revision = join(folder, 'revision.json');
  await writeFile(revision, JSON.stringify(contract));
  const options = { base: join(folder, 'contract.json'), revision, store: folder, check };
  return withUsage(cases.map(driftOf), options);
}
