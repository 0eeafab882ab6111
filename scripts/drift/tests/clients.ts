import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

import { usagesOf } from '../client/client.ts';
import { filesOf, type ClientFiles } from '../client/files.ts';
import { documentFrom, type ApiDocument } from '../document/document.ts';
import type { Drift, Usage } from '../finding.ts';
import { compareDocuments } from '../spec/leg.ts';

/** The folder of the clients in tests. */
export const CLIENTS = join(import.meta.dirname, 'clients');
export const CONTRACT = join(CLIENTS, 'contract.yaml');

/** A text of the contract, and what it becomes. */
export type Change = readonly [from: string | RegExp, to: string];

const text = readFileSync(CONTRACT, 'utf8');

/** The contract with some of its text replaced; each piece of it is there. */
export function contractWith(changes: readonly Change[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`The contract has no ${from}.`);
    return after;
  }, text);
}

/** Takes an operation away: everything until the next line that is indented as much. */
export function without(operation: string): Change {
  return [new RegExp(`    \\w+:\\n      operationId: ${operation}\\n(?:      .*\\n)+`), ''];
}

/** A client in tests, or its generated code with other sources. */
export async function clientOf(
  name: string,
  sources?: Record<string, string>,
): Promise<ClientFiles & { packages: Set<string> }> {
  const folder = join(CLIENTS, name);
  const files = await filesOf({ folders: [folder] }, () => undefined);
  const others = Object.entries(sources ?? {}).map(
    ([path, code]) => [join(folder, path), code] as const,
  );
  const packages = new Set(['react', '@tanstack/react-query', 'openapi-fetch', 'axios']);
  return { ...files, ...(sources && { sources: new Map(others) }), packages };
}

const base = documentFrom(parse(text) as object);
const compared = new Map<string, { revision: ApiDocument; drifts: Drift[] }>();

/** The findings of a changed contract, with the use that a client makes of each. */
export function findingsIn(
  client: Awaited<ReturnType<typeof clientOf>>,
  changed: string,
): { drift: Drift; usage: Usage }[] {
  const { revision, drifts } = compared.get(changed) ?? comparedWith(changed);
  compared.set(changed, { revision, drifts });
  const usages = usagesOf(client, drifts, { base, revision }, () => undefined);
  return drifts.flatMap((drift, index) => {
    const usage = usages[index];
    return usage ? [{ drift, usage }] : [];
  });
}

function comparedWith(changed: string): { revision: ApiDocument; drifts: Drift[] } {
  const revision = documentFrom(parse(changed) as object);
  return { revision, drifts: compareDocuments(base, revision) };
}
