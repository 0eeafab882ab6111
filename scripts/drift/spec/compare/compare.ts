import { isShownBy } from '../../document/ajv.ts';
import { child, children, fieldsOf, has, type Node } from '../../document/node.ts';
import { canonOf, isAnything, isUnlimited } from '../schema/canon.ts';
import { isOfValues, placesOf, report, type Comparison } from './change.ts';
import { compareShapes } from './compare-shapes.ts';
import { judgeFor } from './oracle.ts';
import { reaches } from './reached.ts';
import { usualValue } from '../samples/samples.ts';
import type { Canon, Parts, Shape, TypeName } from '../schema/shape.ts';
import { compareWays } from './compare-ways.ts';

/** Finds the differences between the values that two schemas accept; their parts become steps. */
export function compareSchemas(comparison: Comparison): void {
  const [base, revision] = comparison.schemas;
  const before = canonOf(comparison.base, base);
  const after = canonOf(comparison.revision, revision);
  if (isAnything(before) || isAnything(after)) {
    compareFree(comparison, before, after);
    return;
  }
  compareCanons(comparison, before, after);
  if (comparison.changes.some(isOfValues)) return;
  if (hasUnevaluated(before) || hasUnevaluated(after)) {
    if (!reaches(comparison)) compareOverlap(comparison);
  } else compareExclusive(comparison, base, revision);
}

function hasUnevaluated(canon: Canon): boolean {
  const ways = canon.get('object') ?? [];
  return ways.length > 1 && ways.some(({ unevaluated }) => unevaluated.length > 0);
}

/** Compares values that match two alternatives at once, and hold members of both. */
function compareOverlap(comparison: Comparison): void {
  const shown = comparison.oracle(...comparison.schemas);
  if (shown.narrowed === shown.widened) return;
  const [base] = comparison.schemas[0];
  const [revision] = comparison.schemas[1];
  report(comparison, {
    kind: shown.narrowed ? 'overlap-refused' : 'overlap-allowed',
    effect: shown.narrowed ? 'narrowed' : 'widened',
    what: `members of two alternatives at once are ${shown.narrowed ? 'refused' : 'allowed'}`,
    ...placesOf(base, revision),
  });
}

/** `oneOf` refuses a value that matches two branches, `anyOf` accepts it. */
function compareExclusive(comparison: Comparison, base: Parts, revision: Parts): void {
  const old = written(comparison.base, base);
  const now = written(comparison.revision, revision);
  if (!old || !now || base.length + revision.length !== 2) return;
  const places = { base: old, revision: now };
  if (has(old, 'anyOf') && has(now, 'oneOf')) {
    if (reaches(comparison)) return;
    const oneOf = judgeFor(comparison.revision, revision);
    if (!branchesOverlap(comparison.base, old, oneOf)) return;
    const what = 'anyOf → oneOf, whose branches overlap';
    report(comparison, { kind: 'overlap-refused', effect: 'narrowed', what, ...places });
  } else if (has(old, 'oneOf') && has(now, 'anyOf')) {
    if (reaches(comparison)) return;
    const oneOf = judgeFor(comparison.base, base);
    if (!branchesOverlap(comparison.revision, now, oneOf)) return;
    const what = 'oneOf → anyOf, whose branches overlap';
    report(comparison, { kind: 'overlap-allowed', effect: 'widened', what, ...places });
  }
}

/** Whether a value of one `anyOf` branch is refused where exactly one branch may match. */
function branchesOverlap(
  reading: Comparison['base'],
  anyOf: Node,
  oneOf: ReturnType<typeof judgeFor>,
): boolean {
  const accepts = judgeFor(reading, [anyOf]);
  return children(child(anyOf, 'anyOf'))
    .map(([, branch]) => usualValue(reading, [branch]))
    .some((value) => isShownBy(value, accepts, oneOf));
}

function compareCanons(comparison: Comparison, base: Canon, revision: Canon): void {
  const [listed, others] = comparison.asText ? [asTexts(base), asTexts(revision)] : [];
  const [before, after] = listed && others ? [listed, others] : [base, revision];
  compareTypes(comparison, before, after);
  for (const [type, ways] of before) {
    const others = after.get(type);
    if (others) compareWays(comparison, ways, others, compareShapes);
  }
}

/** The listed values as a parameter carries them: 1 and `true` are texts there. */
function asTexts(canon: Canon): Canon | undefined {
  const ways = [...canon].filter(([type]) => type !== 'null').flatMap(([, shapes]) => shapes);
  const values = ways.flatMap(
    (way) => way.values ?? (way.types.has('boolean') ? [true, false] : []),
  );
  const [first] = ways;
  const whole = ways.every((way) => way.values ?? way.types.has('boolean'));
  const plain = values.every((value) => typeof value !== 'object');
  if (!first || !whole || !plain) return undefined;
  const shape = { ...first, types: new Set<TypeName>(['string']), values: values.map(String) };
  return new Map([['string', [shape]]]);
}

/** Compares a schema that accepts any value with one that does not: one difference. */
function compareFree(comparison: Comparison, before: Canon, after: Canon): void {
  const [free, freed] = [isAnything(before), isAnything(after)];
  if (free && freed) return;
  // A parameter's text matches a schema for any text.
  if (
    comparison.asText &&
    [before, after].every((canon) => canon.get('string')?.some(isUnlimited))
  ) {
    return;
  }
  // A file has no schema in 3.1, and is a `string` in `binary` in 3.0.
  if (isFile(comparison.base, comparison.schemas[0])) return;
  if (isFile(comparison.revision, comparison.schemas[1])) return;
  const effect = freed ? 'widened' : 'narrowed';
  const what = `type ${typesIn(before)} → ${typesIn(after)}`;
  report(comparison, {
    kind: `type-${effect}`,
    effect,
    what,
    ...typePlaces(comparison, before, after),
  });
}

function isFile(reading: Comparison['base'], parts: Parts): boolean {
  const { type, format } = fieldsOf(written(reading, parts)?.value);
  return parts.length === 1 && type === 'string' && format === 'binary';
}

function compareTypes(comparison: Comparison, before: Canon, after: Canon): void {
  const gone = [...before.keys()].filter((type) => !after.has(type));
  const come = [...after.keys()].filter((type) => !before.has(type));
  const nodes = typePlaces(comparison, before, after);
  if (!isTranslated(comparison, before, after)) reportNull(comparison, gone, come, nodes);
  const lost = gone.filter((type) => type !== 'null');
  const won = come.filter((type) => type !== 'null');
  if (lost.length + won.length === 0) return;
  const what = `type ${typesIn(before)} → ${typesIn(after)}`;
  const textOnly = comparison.asText && isSentAsText(lost, after);
  const effect =
    textOnly || lost.length === 0 ? 'widened' : won.length > 0 ? 'changed' : 'narrowed';
  report(comparison, { kind: `type-${effect}`, effect, what, ...nodes });
}

/** In a parameter "5" is a text and a number, so a former number still matches any text. */
function isSentAsText(lost: TypeName[], after: Canon): boolean {
  const texts = after.get('string') ?? [];
  const free = texts.some(
    ({ values, patterns, formats, sizes }) =>
      !values && patterns.length + formats.length + sizes.size === 0,
  );
  return free && lost.every((type) => type === 'number' || type === 'boolean');
}

/** Between 3.0 and 3.1, an `enum` beside `nullable` may have got the null that was meant. */
function isTranslated({ base, revision }: Comparison, before: Canon, after: Canon): boolean {
  const means = [before, after].some((canon) =>
    [...canon.values()].flat().some(({ meansNull }) => meansNull),
  );
  return means && base.document.version !== revision.document.version;
}

function reportNull(
  comparison: Comparison,
  gone: TypeName[],
  come: TypeName[],
  nodes: { base?: Node; revision?: Node },
): void {
  // A parameter cannot be null on the wire.
  if (comparison.asText) return;
  if (gone.includes('null')) {
    report(comparison, {
      kind: 'no-longer-nullable',
      effect: 'narrowed',
      what: 'null is refused',
      ...nodes,
    });
  }
  if (come.includes('null')) {
    report(comparison, {
      kind: 'became-nullable',
      effect: 'widened',
      what: 'null is allowed',
      ...nodes,
    });
  }
}

/** The place of each schema's type, else of the schema. */
function typePlaces(
  { schemas: [base, revision], ...comparison }: Comparison,
  before: Canon,
  after: Canon,
): { base?: Node; revision?: Node } {
  return placesOf(
    typePlace(before) ?? written(comparison.base, base),
    typePlace(after) ?? written(comparison.revision, revision),
  );
}

function typePlace(canon: Canon): Node | undefined {
  const ways = [...canon.values()].flat();
  return ways.find(({ node }) => node)?.node;
}

function written(reading: Comparison['base'], parts: Parts): Node | undefined {
  return parts[0] && reading.document.follow(parts[0]);
}

function typesIn(canon: Canon): string {
  if (isAnything(canon)) return 'any';
  const names = [...canon]
    .filter(([type]) => type !== 'null')
    .map(([type, ways]) => nameOf(type, ways));
  return names.length === 0 ? 'none' : names.join(' or ');
}

function nameOf(type: TypeName, ways: Shape[]): string {
  const whole =
    type === 'number' && ways.every(({ multiples }) => multiples.some(Number.isInteger));
  return whole ? 'integer' : type;
}
