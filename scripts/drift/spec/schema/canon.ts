import { discriminatorOf, isComposed, type Discriminator } from '../../document/discriminator.ts';
import { isListedWithoutNull, jsonSchemaOf } from '../../document/json-schema.ts';
import {
  child,
  children,
  fieldsOf,
  has,
  keyOf,
  nameOf,
  textOf,
  type Node,
} from '../../document/node.ts';
import { decidedBranch, narrow } from './keywords.ts';
import {
  anyShape,
  copyOf,
  stableText,
  TYPES,
  type Canon,
  type Parts,
  type Reading,
  type Shape,
  type TypeName,
} from './shape.ts';
import { perType } from './simplify.ts';

/** A schema with more alternatives is compared as one condition. */
const MOST_WAYS = 64;

const known = new WeakMap<Reading, Map<string, Canon>>();

/**
 * Normalizes schemas, so that equivalent schemas look the same: references are followed, `allOf` is
 * merged, `anyOf` and `oneOf` are expanded, `nullable` is a type, and `const` is an `enum` of one.
 */
export function canonOf(reading: Reading, parts: Parts): Canon {
  let memory = known.get(reading);
  if (!memory) known.set(reading, (memory = new Map()));
  const key = keyOfParts(parts);
  let canon = memory.get(key);
  if (!canon) {
    reading.watch?.check();
    // A schema that refers to itself through a `not` would need its own form.
    memory.set(key, perType([anyShape()]));
    canon = perType(waysOf(reading, parts));
    memory.set(key, canon);
  }
  return canon;
}

export function keyOfParts(parts: Parts): string {
  return parts.map(keyOf).join(' ');
}

export function isAnything(canon: Canon): boolean {
  return TYPES.every((type) => canon.get(type)?.some(isUnlimited));
}

/** Whether every value of the type is valid. */
export function isUnlimited(shape: Shape): boolean {
  return (
    !shape.values &&
    !shape.extensible &&
    !shape.min &&
    !shape.max &&
    shape.multiples.length === 0 &&
    shape.sizes.size === 0 &&
    shape.patterns.length + shape.formats.length + shape.names.length === 0 &&
    !shape.encoding &&
    !shape.unique &&
    shape.objects.length + shape.unevaluated.length + shape.arrays.length === 0 &&
    shape.required.size + shape.dependent.size + shape.conditions.length === 0
  );
}

/** `within`: the number of enclosing schemas of which this one is a part. */
type Walk = { reading: Reading; open: Set<string>; within: number };

function waysOf(reading: Reading, parts: Parts): Shape[] {
  const walk: Walk = { reading, open: new Set(), within: 0 };
  let ways = [anyShape()];
  for (const part of parts) ways = apply(walk, ways, part);
  return ways;
}

/** Narrows each way by a schema; alternatives of the schema multiply the ways. */
function apply(walk: Walk, ways: Shape[], node: Node): Shape[] {
  if (node.value === false) return [];
  const fields = fieldsOf(node.value);
  // A schema that is a part of itself adds nothing the second time.
  if (walk.open.has(keyOf(node)) || ways.length === 0) return ways;
  walk.open.add(keyOf(node));
  const suited = applyFields(walk, ways, node);
  walk.open.delete(keyOf(node));
  if (fields['nullable'] !== true || ignoresSiblings(walk, node)) return suited;
  return isListedWithoutNull(fields)
    ? suited.map((way) => ({ ...way, meansNull: true }))
    : [...suited, ...ways.filter(({ types }) => types.has('null')).map(onlyNull)];
}

function ignoresSiblings({ reading }: Walk, node: Node): boolean {
  return reading.document.version === '3.0' && has(node, '$ref');
}

function onlyNull(way: Shape): Shape {
  const shape = copyOf(way);
  shape.types = new Set(['null']);
  return shape;
}

function applyFields(walk: Walk, ways: Shape[], node: Node): Shape[] {
  const reference = textOf(node, '$ref') ?? textOf(node, '$dynamicRef');
  let suited = ways;
  if (reference !== undefined) {
    const target = walk.reading.document.find(node, reference);
    if (target) suited = apply(walk, labelled(suited, target), target);
    if (ignoresSiblings(walk, node)) return suited;
  }
  suited = suited.map((way) => {
    const shape = copyOf(way);
    if (!reference) shape.node ??= node;
    narrow(walk.reading, shape, node);
    return shape;
  });
  suited = applyParts(walk, suited, node);
  suited = applyNot(walk, suited, node);
  // A condition that is always true or always false is replaced by its branch.
  const branch = decidedBranch(node);
  if (branch && has(node, branch)) suited = apply(walk, suited, child(node, branch));
  for (const keyword of ['anyOf', 'oneOf']) suited = applyChoice(walk, suited, node, keyword);
  return applyHeirs(walk, suited, node);
}

function applyParts(walk: Walk, ways: Shape[], node: Node): Shape[] {
  const composed = isComposed(node) ? 1 : 0;
  walk.within += composed;
  let suited = ways;
  for (const [, part] of children(child(node, 'allOf'))) suited = apply(walk, suited, part);
  walk.within -= composed;
  return suited;
}

function labelled(ways: Shape[], target: Node): Shape[] {
  return ways.map((way) => {
    const shape = copyOf(way);
    shape.labels.push(nameOf(target));
    return shape;
  });
}

function applyChoice(walk: Walk, ways: Shape[], node: Node, keyword: string): Shape[] {
  const branches = children(child(node, keyword)).map(([, branch]) => branch);
  if (branches.length === 0) return ways;
  const told = discriminatorOf(walk.reading.document, node);
  const before = told ? ways.map((way) => withDiscriminator(way, told)) : ways;
  const spread = branches.flatMap((branch) => apply(walk, before.map(fresh), branch));
  return spread.length <= MOST_WAYS
    ? spread
    : asCondition(walk, ways, child(node, keyword), keyword);
}

/** A branch is identified by its own schema, not by the schema that contains it. */
function fresh(way: Shape): Shape {
  const shape = copyOf(way);
  delete shape.node;
  return shape;
}

function withDiscriminator(way: Shape, told: Discriminator): Shape {
  const shape = copyOf(way);
  shape.discriminators.push(told);
  return shape;
}

/** A schema with a `discriminator` and no alternatives means the schemas that extend it. */
function applyHeirs(walk: Walk, ways: Shape[], node: Node): Shape[] {
  const told = discriminatorOf(walk.reading.document, node);
  if (!told?.ofHeirs || walk.within > 0) return ways;
  const before = ways.map((way) => withDiscriminator(way, told));
  const heirs = [
    ...new Map([...told.targets.values()].map((each) => [keyOf(each), each])).values(),
  ];
  if (heirs.length === 0 || heirs.length > MOST_WAYS) return before;
  return heirs.flatMap((heir) =>
    walk.open.has(keyOf(heir)) ? before : apply(walk, labelled(before.map(fresh), heir), heir),
  );
}

function asCondition(walk: Walk, ways: Shape[], node: Node, keyword: string): Shape[] {
  const branches = children(node).map(([, branch]) => branch);
  const text = stableText(
    branches
      .map((branch) => stableText(jsonSchemaOf(walk.reading.document, branch, walk.reading.side)))
      .toSorted(),
  );
  return ways.map((way) => {
    const shape = copyOf(way);
    shape.conditions.push({ keyword, node, schemas: branches, text });
    return shape;
  });
}

/** `not` excludes whole types, values or a member; any other `not` is a condition. */
function applyNot(walk: Walk, ways: Shape[], node: Node): Shape[] {
  if (!has(node, 'not')) return ways;
  const refused = child(node, 'not');
  const canon = canonOf(walk.reading, [refused]);
  const member = forbiddenMember(refused);
  return ways.flatMap((way) => {
    const shape = copyOf(way);
    for (const [type, shapes] of canon) if (shapes.some(isUnlimited)) shape.types.delete(type);
    const left = [...canon].filter(
      ([type, shapes]) => shape.types.has(type) && !shapes.some(isUnlimited),
    );
    if (member !== undefined) forbid(shape, refused, member);
    else if (left.length > 0) refuse(walk, shape, refused, left);
    return shape.types.size === 0 ? [] : [shape];
  });
}

/** The name x of `not: { required: [x] }`. */
function forbiddenMember({ value }: Node): string | undefined {
  const { required, type, ...rest } = fieldsOf(value);
  if (!Array.isArray(required) || required.length !== 1 || Object.keys(rest).length > 0) return;
  return type === undefined || type === 'object' ? String(required[0]) : undefined;
}

function forbid(shape: Shape, node: Node, member: string): void {
  const nothing = { file: node.file, pointer: `${node.pointer}/(nothing)`, value: false };
  shape.objects.push({ properties: new Map([[member, nothing]]), patterns: [] });
}

function refuse(walk: Walk, shape: Shape, node: Node, left: [TypeName, Shape[]][]): void {
  const values = left.flatMap(([, shapes]) => shapes.flatMap((each) => each.values ?? [undefined]));
  if (shape.values && !values.includes(undefined)) {
    const texts = new Set(values.map(stableText));
    shape.values = shape.values.filter((value) => !texts.has(stableText(value)));
    return;
  }
  const text = stableText(jsonSchemaOf(walk.reading.document, node, walk.reading.side));
  shape.conditions.push({ keyword: 'not', node, schemas: [node], text });
}
