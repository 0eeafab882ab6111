import { canonOf, isAnything } from '../schema/canon.ts';
import { fieldsOf, type Node } from '../../document/node.ts';
import {
  DEPRECATED,
  inside,
  NO_LONGER_DEPRECATED,
  placesOf,
  report,
  type Comparison,
  type Effect,
  type Found,
} from './change.ts';
import { compareDefaults } from './defaults.ts';
import { memberNames, memberOf, otherMembers, patternsOf, type Member } from '../schema/members.ts';
import type { Reading, Shape } from '../schema/shape.ts';
import { textSuiting } from '../samples/text-samples.ts';

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

/** Whether the contract declares the member and lets this side send it. */
function isThere({ declared, refused, hidden }: Member): boolean {
  return declared && !refused && !hidden;
}

function tell(
  { comparison, name, old, now, base, revision }: Pair,
  kind: string,
  effect: Effect,
  what: string,
): void {
  const next = now.parts[0] ?? (what === 'is gone' ? undefined : revision.node);
  report(comparison, {
    kind,
    effect,
    what: `${name} ${what}`,
    path: [name],
    ...placesOf(old.parts[0] ?? base.node, next),
  });
}

function compareKept(pair: Pair): void {
  const { comparison, name, old, now } = pair;
  compareRequired(pair);
  inside(comparison, name, old.parts, now.parts);
  compareDefaults(comparison, old.parts, now.parts, name);
  compareDeprecated(pair);
}

function compareDeprecated({ comparison, name, old, now }: Pair): void {
  const before = old.parts.find((part) => isDeprecated(comparison.base, part));
  const after = now.parts.find((part) => isDeprecated(comparison.revision, part));
  if (!before === !after) return;
  report(comparison, {
    kind: after ? DEPRECATED : NO_LONGER_DEPRECATED,
    effect: 'same',
    what: `${name} ${after ? 'is' : 'is no longer'} deprecated`,
    path: [name],
    ...placesOf(before ?? old.parts[0], after ?? now.parts[0]),
  });
}

/** A member can be deprecated by the schema that it refers to. */
function isDeprecated({ document }: Reading, part: Node): boolean {
  return [part, document.follow(part)].some(({ value }) => fieldsOf(value)['deprecated'] === true);
}

function compareRequired(pair: Pair): void {
  const { old, now } = pair;
  if (!old.required && now.required) {
    tell(pair, 'property-became-required', 'narrowed', 'is required');
  } else if (old.required && !now.required) {
    tell(pair, 'property-became-optional', 'widened', 'is no longer required');
  }
}

/** Reports a member that was declared, and now is unknown, refused, or not to be sent by this side. */
function tellGone(pair: Pair): void {
  const { comparison, old, now } = pair;
  const { side } = comparison.base;
  const tellLoss = (kind: string, effect: Effect, what: string) => {
    const isLoss = side === 'response' && old.required && !now.required;
    if (isLoss) tell(pair, `required-${kind}`, 'changed', what);
    else tell(pair, kind, effect, what);
  };
  if (now.hidden) {
    const kind = side === 'request' ? 'property-became-read-only' : 'property-became-write-only';
    tellLoss(kind, 'same', 'is no longer sent');
  } else if (now.refused) tellLoss('property-refused', 'narrowed', 'is refused');
  else if (now.required) {
    tell(pair, 'property-schema-removed', 'widened', 'is required, and may be anything');
  } else if (now.parts.length > 0 && !isAnything(canonOf(comparison.revision, now.parts))) {
    inside(comparison, pair.name, old.parts, now.parts);
    compareRequired(pair);
  } else tellLoss('property-removed', old.required ? 'widened' : 'same', 'is gone');
}

/** Reports a member that is declared, and was unknown, refused, or not sent by this side. */
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
    inside(comparison, pair.name, old.parts, now.parts);
    compareRequired(pair);
  } else if (old.required) {
    tell(pair, 'property-schema-added', 'narrowed', 'is required, and may no longer be anything');
  } else if (now.required) {
    tell(pair, 'required-property-added', 'narrowed', 'is new and required');
  } else tell(pair, 'property-added', 'same', 'is new');
}

/** Compares the members that match a pattern, by the example of one name that matches it. */
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
    else inside(comparison, pair.name, old.parts, now.parts);
  }
}

/** Reports a schema for members that the base allows without describing them. */
function tellLimited({ comparison, name, now, base }: Pair): void {
  const [node] = now.parts;
  report(comparison, {
    kind: 'object-limited',
    effect: 'narrowed',
    what: `members like ${name} must suit a schema`,
    declared: false,
    ...placesOf(base.node, node),
  });
}

/** Compares the rule for members without a name in the schema: any, none, or those of a schema. */
function compareOthers(comparison: Comparison, base: Shape, revision: Shape): void {
  const old = otherMembers(base);
  const now = otherMembers(revision);
  const before = canonOfOthers(comparison.base, old);
  const after = canonOfOthers(comparison.revision, now);
  if (!before && !after) return;
  const nodes = placesOf(old.parts[0] ?? base.node, now.parts[0] ?? revision.node);
  const closed = before?.size === 0;
  const closes = after?.size === 0;
  if (closed && closes) return;
  const found = othersChange(old.said, closed, closes);
  if (found) report(comparison, { ...found, ...nodes });
  else inside(comparison, '*', old.parts, now.parts);
}

/** `said`: the base has a rule for such members. */
function othersChange(said: boolean, closed: boolean, closes: boolean): Found | undefined {
  if (closes) {
    const kind = said ? 'additional-refused' : 'object-closed';
    const what = 'members without a name here are refused';
    return { kind, effect: 'narrowed', what, declared: said };
  }
  if (closed) {
    const what = 'members without a name here are allowed';
    return { kind: 'additional-allowed', effect: 'widened', what };
  }
  if (said) return undefined;
  const what = 'members without a name here must suit a schema';
  return { kind: 'object-limited', effect: 'narrowed', what, declared: false };
}

/** The values of members without a name in the schema; `undefined` when they may be anything. */
function canonOfOthers(reading: Reading, { said, parts }: ReturnType<typeof otherMembers>) {
  const canon = said ? canonOf(reading, parts) : undefined;
  return canon && !isAnything(canon) ? canon : undefined;
}

function compareNames(comparison: Comparison, base: Shape, revision: Shape): void {
  if (base.names.length + revision.names.length === 0) return;
  const text = 'names';
  inside(comparison, `(${text})`, asTexts(base), asTexts(revision));
}

/** The schemas of names with `type: string`: names are texts. */
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
      ...placesOf(old, now),
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
