import { canonOf, isAnything } from './canon.ts';
import { report, type Comparison, type Effect } from './change.ts';
import { compareDefaults } from './defaults.ts';
import { memberNames, memberOf, otherMembers, patternsOf, type Member } from './members.ts';
import type { Shape } from './shape.ts';
import { textSuiting } from './text-samples.ts';

/** Compares the members of two objects: the named ones, those by pattern, and any others. */
export function compareMembers(comparison: Comparison, base: Shape, revision: Shape): void {
  if (base.values || revision.values) return;
  const names = new Set([...memberNames(base), ...memberNames(revision)]);
  for (const name of [...names].toSorted()) compareMember(comparison, base, revision, name);
  comparePatterns(comparison, base, revision, names);
  compareOthers(comparison, base, revision);
  compareNames(comparison, base, revision);
  compareDependent(comparison, base, revision);
}

type Pair = {
  comparison: Comparison;
  name: string;
  old: Member;
  now: Member;
  base: Shape;
  revision: Shape;
};

function compareMember(comparison: Comparison, base: Shape, revision: Shape, name: string): void {
  const old = memberOf(comparison.base, base, name);
  const now = memberOf(comparison.revision, revision, name);
  const pair = { comparison, name, old, now, base, revision };
  const before = isThere(old);
  const after = isThere(now);
  if (before && after) compareKept(pair);
  else if (before) tellGone(pair);
  else if (after) tellNew(pair);
  else if (old.hidden === now.hidden) compareRequired(pair);
}

/** Whether the contract lets this side send it and says so. */
function isThere({ declared, refused, hidden }: Member): boolean {
  return declared && !refused && !hidden;
}

function tell(
  { comparison, name, old, now, base, revision }: Pair,
  kind: string,
  effect: Effect,
  what: string,
): void {
  const place = old.parts[0] ?? base.node;
  const gone = what === 'is gone';
  const next = now.parts[0] ?? (gone ? undefined : revision.node);
  report(comparison, {
    kind,
    effect,
    what: `${name} ${what}`,
    path: [...comparison.path, name],
    ...(place ? { base: place } : {}),
    ...(next ? { revision: next } : {}),
  });
}

function compareKept(pair: Pair): void {
  const { comparison, name, old, now } = pair;
  compareRequired(pair);
  comparison.inside(comparison, name, old.parts, now.parts);
  compareDefaults(comparison, old.parts, now.parts, name);
}

function compareRequired(pair: Pair): void {
  const { old, now } = pair;
  if (!old.required && now.required) {
    tell(pair, 'property-became-required', 'narrowed', 'is required');
  } else if (old.required && !now.required) {
    tell(pair, 'property-became-optional', 'widened', 'is no longer required');
  }
}

/** Declared before, and now unknown, refused, or not to be sent by this side. */
function tellGone(pair: Pair): void {
  const { comparison, old, now } = pair;
  const { side } = comparison.base;
  const required = side === 'response' && old.required && !now.required;
  if (now.hidden) {
    const kind = side === 'request' ? 'property-became-read-only' : 'property-became-write-only';
    tell(
      pair,
      required ? `required-${kind}` : kind,
      required ? 'changed' : 'same',
      'is no longer sent',
    );
  } else if (now.refused) {
    tell(
      pair,
      required ? 'required-property-refused' : 'property-refused',
      required ? 'changed' : 'narrowed',
      'is refused',
    );
  } else if (now.required) {
    tell(pair, 'property-schema-removed', 'widened', 'is required, and may be anything');
  } else if (now.parts.length > 0 && !isAnything(canonOf(comparison.revision, now.parts))) {
    comparison.inside(comparison, pair.name, old.parts, now.parts);
    compareRequired(pair);
  } else {
    tell(
      pair,
      required ? 'required-property-removed' : 'property-removed',
      required ? 'changed' : old.required ? 'widened' : 'same',
      'is gone',
    );
  }
}

/** Declared now, and before unknown, refused, or not sent by this side. */
function tellNew(pair: Pair): void {
  const { comparison, old, now } = pair;
  const typed = old.parts.length > 0 && !isAnything(canonOf(comparison.base, old.parts));
  if (old.refused && !old.hidden) {
    const kind = now.required ? 'required-property-allowed' : 'property-allowed';
    tell(
      pair,
      kind,
      now.required ? 'changed' : 'widened',
      'is new where other members were refused',
    );
  } else if (old.hidden) {
    const kind = now.required ? 'required-property-shown' : 'property-shown';
    tell(pair, kind, now.required ? 'narrowed' : 'same', 'is sent from now on');
  } else if (typed) {
    comparison.inside(comparison, pair.name, old.parts, now.parts);
    compareRequired(pair);
  } else if (old.required) {
    tell(pair, 'property-schema-added', 'narrowed', 'is required, and may no longer be anything');
  } else if (now.required) {
    tell(pair, 'required-property-added', 'narrowed', 'is new and required');
  } else tell(pair, 'property-added', 'same', 'is new');
}

/** A pattern stands for a name that suits it. */
function comparePatterns(
  comparison: Comparison,
  base: Shape,
  revision: Shape,
  known: Set<string>,
): void {
  const patterns = new Set([...patternsOf(base), ...patternsOf(revision)]);
  for (const pattern of [...patterns].toSorted()) {
    const name = textSuiting(pattern, known);
    if (name === undefined) continue;
    const old = memberOf(comparison.base, base, name);
    const now = memberOf(comparison.revision, revision, name);
    const pair = { comparison, name: `/${pattern}/`, old, now, base, revision };
    if (old.refused && now.refused) continue;
    const unsaid = old.parts.length === 0 && !isAnything(canonOf(comparison.revision, now.parts));
    if (unsaid && !now.refused) tellLimited(pair);
    else if (now.refused) tell(pair, 'property-refused', 'narrowed', 'is refused');
    else if (old.refused) tell(pair, 'property-allowed', 'widened', 'is allowed');
    else comparison.inside(comparison, pair.name, old.parts, now.parts);
  }
}

/** Nothing was said of such members, so nobody was told that other values may be sent. */
function tellLimited({ comparison, name, now, base }: Pair): void {
  const [node] = now.parts;
  report(comparison, {
    kind: 'object-limited',
    effect: 'narrowed',
    what: `members like ${name} must suit a schema`,
    declared: false,
    ...(base.node ? { base: base.node } : {}),
    ...(node ? { revision: node } : {}),
  });
}

function compareOthers(comparison: Comparison, base: Shape, revision: Shape): void {
  const old = otherMembers(base);
  const now = otherMembers(revision);
  const before = old.said ? canonOf(comparison.base, old.parts) : undefined;
  const after = now.said ? canonOf(comparison.revision, now.parts) : undefined;
  const free = !before || isAnything(before);
  const freed = !after || isAnything(after);
  if (free && freed) return;
  const place = old.parts[0] ?? base.node;
  const next = now.parts[0] ?? revision.node;
  const nodes = { ...(place ? { base: place } : {}), ...(next ? { revision: next } : {}) };
  const closed = before?.size === 0;
  const closes = after?.size === 0;
  if (closed && closes) return;
  if (closes) {
    const what = 'members without a name here are refused';
    const kind = old.said ? 'additional-refused' : 'object-closed';
    report(comparison, { kind, effect: 'narrowed', what, declared: old.said, ...nodes });
  } else if (closed) {
    const what = 'members without a name here are allowed';
    report(comparison, { kind: 'additional-allowed', effect: 'widened', what, ...nodes });
  } else if (!old.said) {
    const what = 'members without a name here must suit a schema';
    report(comparison, {
      kind: 'object-limited',
      effect: 'narrowed',
      what,
      declared: false,
      ...nodes,
    });
  } else comparison.inside(comparison, '*', old.parts, now.parts);
}

function compareNames(comparison: Comparison, base: Shape, revision: Shape): void {
  if (base.names.length + revision.names.length === 0) return;
  const text = 'names';
  comparison.inside(comparison, `(${text})`, asTexts(base), asTexts(revision));
}

/** The names of members are texts, whatever else their schema would take. */
function asTexts({ names, node }: Shape): Shape['names'] {
  const [first] = names;
  const file = first?.file ?? node?.file ?? '';
  const pointer = `${first?.pointer ?? node?.pointer ?? ''}/(names)`;
  return [...names, { file, pointer, value: { type: 'string' } }];
}

function compareDependent(comparison: Comparison, base: Shape, revision: Shape): void {
  const tellRule = (rule: string, kind: string, effect: Effect, place: 'base' | 'revision') => {
    const node = (place === 'base' ? base : revision).dependent.get(rule);
    const [old, now] = place === 'base' ? [node, revision.node] : [base.node, node];
    report(comparison, {
      kind,
      effect,
      what: `dependentRequired ${rule}`,
      ...(old ? { base: old } : {}),
      ...(now ? { revision: now } : {}),
    });
  };
  for (const rule of base.dependent.keys()) {
    const name = rule.split(' → ')[1] ?? '';
    if (revision.dependent.has(rule) || revision.required.has(name)) continue;
    tellRule(rule, 'dependent-required-widened', 'widened', 'base');
  }
  for (const rule of revision.dependent.keys()) {
    const name = rule.split(' → ')[1] ?? '';
    if (base.dependent.has(rule) || base.required.has(name)) continue;
    tellRule(rule, 'dependent-required-narrowed', 'narrowed', 'revision');
  }
}
