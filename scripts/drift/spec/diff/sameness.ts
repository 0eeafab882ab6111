import type { ApiDocument } from '../../document/document.ts';
import { discriminatorOf } from '../../document/discriminator.ts';
import { EXTENSIBLE } from '../schema/keywords.ts';
import { child, fieldsOf, isFields, keyOf, type Node } from '../../document/node.ts';

/** Keywords that have no effect on which values are valid. */
const NOTES = new Set(['description', 'title', 'summary', 'example', 'examples', 'externalDocs']);
/** Keywords whose members have free names. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Whether two nodes have the same text, and the schemas that they refer to, in pairs. */
type Local = { same: boolean; pairs: [Node, Node][] };

/**
 * Tells quickly whether two schemas have the same text, including the schemas that they refer to.
 * Most schemas of two versions of a document do, and need no closer comparison.
 */
export function samenessOf(base: ApiDocument, revision: ApiDocument) {
  const verdicts = new Map<string, boolean>();
  const localOf = localComparison(base, revision);

  return (old: Node, now: Node): boolean => {
    if (base.version !== revision.version) return false;
    const first = pairKey(old, now);
    const known = verdicts.get(first);
    if (known !== undefined) return known;
    const seen = new Set([first]);
    const queue: [Node, Node][] = [[old, now]];
    for (const pair of queue) {
      const local = localOf(...pair);
      if (!local.same || verdicts.get(pairKey(...pair)) === false) {
        verdicts.set(first, false);
        return false;
      }
      for (const referred of local.pairs) {
        const next = pairKey(...referred);
        if (verdicts.get(next) === true || seen.has(next)) continue;
        seen.add(next);
        queue.push(referred);
      }
    }
    for (const key of seen) verdicts.set(key, true);
    return true;
  };
}

/** Compares two nodes without following references; each pair of nodes is compared once. */
function localComparison(base: ApiDocument, revision: ApiDocument) {
  const locals = new Map<string, Local>();

  function walk(local: Local, old: Node, now: Node, named: boolean): void {
    const [a, b] = [old.value, now.value];
    if (!isContainer(a) || !isContainer(b)) {
      if (a !== b) local.same = false;
      return;
    }
    if (!named) addReferred(local, old, now);
    const names = namesOf(a, named);
    const isAlike = Array.isArray(a) === Array.isArray(b);
    if (!isAlike || names.length !== namesOf(b, named).length) local.same = false;
    for (const name of names) {
      if (!Object.hasOwn(b, name)) local.same = false;
      if (!local.same) return;
      walk(local, child(old, name), child(now, name), !named && NAMED.has(name));
    }
  }

  function addReferred(local: Local, old: Node, now: Node): void {
    const { $ref, discriminator } = fieldsOf(old.value);
    const other = fieldsOf(now.value)['$ref'];
    if (typeof $ref === 'string' && isFields(now.value)) {
      addPair(local, base.find(old, $ref), revision.find(now, String(other)));
    }
    if (discriminator !== undefined) addTargets(local, old, now);
  }

  /** The targets of a `discriminator` need not be written beside it. */
  function addTargets(local: Local, old: Node, now: Node): void {
    const targets = discriminatorOf(base, old)?.targets ?? new Map<string, Node>();
    const others = discriminatorOf(revision, now)?.targets ?? new Map<string, Node>();
    if (targets.size !== others.size) local.same = false;
    for (const [value, target] of targets) addPair(local, target, others.get(value));
  }

  return (old: Node, now: Node): Local => {
    const key = pairKey(old, now);
    const known = locals.get(key);
    if (known) return known;
    const local: Local = { same: true, pairs: [] };
    walk(local, old, now, false);
    locals.set(key, local);
    return local;
  };
}

function addPair(local: Local, target: Node | undefined, other: Node | undefined): void {
  if (target && other) local.pairs.push([target, other]);
  else local.same = false;
}

function pairKey(old: Node, now: Node): string {
  return `${keyOf(old)} | ${keyOf(now)}`;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function namesOf(value: object, named: boolean): string[] {
  const names = Object.keys(value);
  return named ? names : names.filter((name) => !isNote(name));
}

function isNote(name: string): boolean {
  return NOTES.has(name) || (name.startsWith('x-') && name !== EXTENSIBLE);
}
