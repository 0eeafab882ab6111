import * as fc from 'fast-check';

import { documentFrom } from '../document/document.ts';
import type { Drift, Verdict } from '../finding.ts';
import { diffDocuments } from '../spec/diff/diff.ts';
import { findingsOf } from '../spec/findings.ts';
import { verdictOf } from '../spec/leg.ts';
import { nodesOf, type Fields, type Removable } from './removable.ts';

export type Outcome = Removable & { findings: number; verdict: Verdict; right: boolean };

/**
 * Removes nodes from a document one by one, of each kind in turn, and holds the report to what the
 * direction says. The same nodes are taken each time.
 */
export function removals(document: Fields, most: number): Outcome[] {
  const base = documentFrom(document);
  const outcomes: Outcome[] = [];
  for (const node of inTurn(nodesOf(document)).slice(0, most)) {
    const revision = documentFrom(without(document, node.names));
    const drifts = findingsOf({ base, revision }, diffDocuments(base, revision), () => undefined);
    outcomes.push({ ...node, ...judged(node, drifts) });
  }
  return outcomes;
}

function judged(
  { mustHurt }: Removable,
  drifts: Drift[],
): Pick<Outcome, 'findings' | 'verdict' | 'right'> {
  const verdict = verdictOf(drifts);
  const hurts = verdict === 'breaking' || verdict === 'risky';
  return { findings: drifts.length, verdict, right: drifts.length > 0 && (!mustHurt || hurts) };
}

/** One of each kind, then a second of each: the rare kinds are not left out. */
export function inTurn(nodes: Removable[]): Removable[] {
  const mixed =
    fc.sample(fc.shuffledSubarray(nodes, { minLength: nodes.length, maxLength: nodes.length }), {
      numRuns: 1,
      seed: 20261126,
    })[0] ?? [];
  const kinds = [...Map.groupBy(mixed, ({ kind }) => kind).values()];
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    kinds.flatMap((list) => list[index] ?? []),
  ).flat();
}

export function without(document: Fields, names: string[]): Fields {
  const copy = structuredClone(document);
  const last = names.at(-1) ?? '';
  const holder = names.slice(0, -1).reduce<Fields>((part, name) => part[name] as Fields, copy);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return copy;
}

/** The same document with the names of each object in the opposite order. */
export function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, inside]) => [name, reordered(inside)]),
  );
}
