import { documentFrom } from '../document/document.ts';
import type { Drift } from '../finding.ts';
import { ruleFor } from '../rules/rules.ts';
import { diffDocuments } from '../spec/diff/diff.ts';
import { findingsOf } from '../spec/findings.ts';
import { inTurn, without } from './removals.ts';
import { nodesOf, type Fields, type Removable } from './removable.ts';

const GONE = /^(?:operation|path)-removed$|media-type-removed$/;

/** What a comparison should have told and did not. */
export type Missing = { kind: string; names: string[]; missing: string[] };

/**
 * Removes nodes one by one: compared the other way round, each finding is its rule's opposite, or
 * another one of the same place. A schema that is sent and answered has one finding for its graver
 * side, which is another one then.
 */
export function reversals(document: Fields, most: number): Missing[] {
  return inTurn(nodesOf(document))
    .slice(0, most)
    .flatMap((node) => {
      const changed = without(document, node.names);
      const back = told(changed, document);
      const isTold = ({ id, at }: Drift) =>
        back.some((other) => other.at === at || areOpposite(id, other.id));
      return missed(
        node,
        told(document, changed).filter((drift) => !isTold(drift)),
      );
    });
}

/**
 * Removes nodes two by two: what is told of each alone is told of both, unless one of them goes with
 * the other.
 */
export function compositions(document: Fields, most: number): Missing[] {
  const nodes = inTurn(nodesOf(document)).slice(0, 2 * most);
  return nodes.slice(0, nodes.length >> 1).flatMap((one, index) => {
    const other = nodes[nodes.length - 1 - index];
    if (!other || isNear(one, other)) return [];
    const onlyOne = without(document, one.names);
    const all = told(document, without(onlyOne, other.names));
    const alone = [...told(document, onlyOne), ...told(document, without(document, other.names))];
    const kind = `${one.kind} and ${other.kind}`;
    const names = [...one.names, '+', ...other.names];
    return missed(
      { kind, names },
      alone.filter((drift) => !isAmong(drift, all)),
    );
  });
}

/**
 * Whether a finding is told of one of its operations, or all of them, or their bodies, are gone. A
 * schema that is sent and answered is told for its graver side, and for the other one where the
 * bodies of that side are gone.
 */
function isAmong({ id, at, operations }: Drift, all: readonly Drift[]): boolean {
  const isGone = (name: string) =>
    all.some((now) => GONE.test(now.id) && now.operations.includes(name));
  const isOtherSide = (now: Drift) =>
    operations.some(isGone) &&
    withoutSide(now.id) === withoutSide(id) &&
    memberOf(now.at) === memberOf(at);
  const isSame = (now: Drift) =>
    (now.id === id || isOtherSide(now)) && now.operations.some((name) => operations.includes(name));
  return operations.every(isGone) || all.some(isSame);
}

/** The place inside a body: `/quantity` of `placeOrder request body /quantity`. */
function memberOf(at: string): string {
  return at.slice(at.lastIndexOf(' ') + 1);
}

function told(base: Fields, revision: Fields): Drift[] {
  const documents = { base: documentFrom(base), revision: documentFrom(revision) };
  const found = diffDocuments(documents.base, documents.revision);
  return findingsOf(documents, found, () => undefined);
}

/** Whether one node is a part of the other, or both stand in one list, which would move one of them. */
function isNear(one: Removable, other: Removable): boolean {
  const [short, long] = [one.names, other.names].toSorted((a, b) => a.length - b.length);
  const above = (short ?? []).slice(0, -1);
  return above.every((name, index) => long?.[index] === name);
}

function areOpposite(id: string, other: string): boolean {
  return (
    withoutSide(ruleFor(id).swapped) === withoutSide(other) ||
    withoutSide(ruleFor(other).swapped) === withoutSide(id)
  );
}

function withoutSide(id: string): string {
  return id.replace(/^(?:request|response)-/, '');
}

function missed({ kind, names }: Pick<Removable, 'kind' | 'names'>, drifts: Drift[]): Missing[] {
  const missing = drifts.map(({ id, at }) => `${id} at ${at}`);
  return missing.length > 0 ? [{ kind, names, missing }] : [];
}
