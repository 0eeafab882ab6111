import type { ApiDocument } from '../document/document.ts';
import { discriminatorOf } from '../document/discriminator.ts';
import { child, isFields, keyOf, type Fields, type Node } from '../document/node.ts';

/** What is said to people, and changes nothing else. */
const SAID = new Set(['description', 'title', 'summary', 'example', 'examples', 'externalDocs']);
/** Their members' names are the author's. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

type Local = { same: boolean; pairs: [Node, Node][] };

/**
 * Tells quickly whether two schemas read the same word for word, what they refer to included. Most
 * of two versions of a document does, and need not be understood to be known the same.
 */
export function samenessOf(base: ApiDocument, revision: ApiDocument) {
  const verdicts = new Map<string, boolean>();
  const locals = new Map<string, Local>();

  function localOf(old: Node, now: Node, key: string): Local {
    let local = locals.get(key);
    if (!local) {
      local = { same: true, pairs: [] };
      walk(local, old, now, false);
      locals.set(key, local);
    }
    return local;
  }

  function walk(local: Local, old: Node, now: Node, named: boolean): void {
    if (!local.same) return;
    const [a, b] = [old.value, now.value];
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
      if (a !== b) local.same = false;
      return;
    }
    if (isFields(a) && isFields(b) && typeof a['$ref'] === 'string' && !named) {
      addReference(local, old, now);
    }
    if (!named && 'discriminator' in a) addTargets(local, old, now);
    const names = namesOf(a, named);
    const others = namesOf(b, named);
    if (Array.isArray(a) !== Array.isArray(b) || names.length !== others.length) local.same = false;
    for (const name of names) {
      if (!Object.hasOwn(b, name)) local.same = false;
      if (!local.same) return;
      walk(local, child(old, name), child(now, name), !named && NAMED.has(name));
    }
  }

  /** What a `discriminator` leads to need not be written beside it. */
  function addTargets(local: Local, old: Node, now: Node): void {
    const targets = discriminatorOf(base, old)?.targets ?? new Map<string, Node>();
    const others = discriminatorOf(revision, now)?.targets ?? new Map<string, Node>();
    if (targets.size !== others.size) local.same = false;
    for (const [value, target] of targets) {
      const other = others.get(value);
      if (other) local.pairs.push([target, other]);
      else local.same = false;
    }
  }

  function addReference(local: Local, old: Node, now: Node): void {
    const target = base.find(old, String((old.value as Fields)['$ref']));
    const other = revision.find(now, String((now.value as Fields)['$ref']));
    if (target && other) local.pairs.push([target, other]);
    else local.same = false;
  }

  return (old: Node, now: Node): boolean => {
    if (base.version !== revision.version) return false;
    const first = pairKey(old, now);
    const known = verdicts.get(first);
    if (known !== undefined) return known;
    const seen = new Set([first]);
    const queue: [Node, Node][] = [[old, now]];
    for (const [one, other] of queue) {
      const key = pairKey(one, other);
      const local = localOf(one, other, key);
      if (!local.same || verdicts.get(key) === false) {
        verdicts.set(first, false);
        return false;
      }
      for (const pair of local.pairs) {
        const next = pairKey(...pair);
        if (verdicts.get(next) === true || seen.has(next)) continue;
        seen.add(next);
        queue.push(pair);
      }
    }
    for (const key of seen) verdicts.set(key, true);
    return true;
  };
}

function pairKey(old: Node, now: Node): string {
  return `${keyOf(old)} | ${keyOf(now)}`;
}

function namesOf(value: object, named: boolean): string[] {
  const names = Object.keys(value);
  return named ? names : names.filter((name) => !SAID.has(name) && !name.startsWith('x-'));
}
