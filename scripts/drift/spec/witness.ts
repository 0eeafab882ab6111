import { isShownBy } from '../document/ajv.ts';
import type { Drift } from '../finding.ts';
import { canonOf } from './schema/canon.ts';
import { written } from './compare/change.ts';
import type { Evidence, Issue } from './diff/issue.ts';
import { itemParts, memberOf, otherMembers } from './schema/members.ts';
import { counterexamples, judgeFor } from './compare/oracle.ts';
import { neededOf, usualMembers, usualOf, usualValue } from './samples/samples.ts';
import type { Parts, Reading, Shape } from './schema/shape.ts';
import { textSuiting } from './samples/text-samples.ts';
import { first } from './samples/values-around.ts';

type Witness = NonNullable<Drift['witness']>;
export type WitnessSearch = (issues: Issue[]) => Witness | undefined;

/** The most findings of a report that are shown with a value; the search is slow. */
const MOST = 400;
const TRIES = 6;
/** One that is shown is enough. */
const MOST_ALTERNATIVES = 3;

/**
 * Finds a body that one contract accepts and the other refuses, as ajv judges by both. The same
 * documents give the same values.
 */
export function witnessSearch(): WitnessSearch {
  let searched = 0;
  return (issues) => {
    const shown = issues.filter(({ wire, evidence }) => wire === 'breaking' && evidence);
    if (shown.length === 0 || searched >= MOST) return undefined;
    searched += 1;
    for (const issue of shown.slice(0, 3)) {
      const witness = issue.evidence && witnessOf(issue, issue.evidence);
      if (witness) return witness;
    }
    return undefined;
  };
}

/**
 * In a request the old client sends and the new server judges; in an answer the new server sends.
 */
function witnessOf(issue: Issue, { base, revision, change }: Evidence): Witness | undefined {
  const asked = issue.direction === 'request';
  const [from, to] = asked ? [base, revision] : [revision, base];
  const valuesFor = ([old, now]: [Parts, Parts]) => {
    const [own, others] = asked ? [old, now] : [now, old];
    return first(counterexamples(from.reading, own, to.reading, others), TRIES * 4);
  };
  const roles = {
    acceptedBy: asked ? ('base' as const) : ('revision' as const),
    refusedBy: asked ? ('revision' as const) : ('base' as const),
  };
  const accepts = judgeFor(from.reading, from.parts);
  const takes = judgeFor(to.reading, to.parts);
  const own = (change.alternatives ?? []).slice(0, MOST_ALTERNATIVES).flatMap(valuesFor);
  const parts = [...own, ...valuesFor(change.schemas)];
  for (const part of parts) {
    for (const value of bodiesWith(from.reading, from.parts, change.owner, part)) {
      from.reading.watch?.check();
      if (isShownBy(value, accepts, takes)) {
        return { value, ...roles, reason: reasonOf(change.owner, part, issue) };
      }
    }
  }
  // No way from the body leads to the field: the field's value is shown alone.
  const alone = parts[own.length];
  return alone === undefined
    ? undefined
    : {
        value: alone,
        ...roles,
        reason: `${reasonOf(change.owner, alone, issue)}; the field alone is shown`,
      };
}

function reasonOf(owner: string[], part: unknown, { what }: Issue): string {
  const where = owner.length > 0 ? ` at ${owner.join('/')}` : '';
  return `${written(part)}${where}: ${what}`;
}

/** Usual bodies with a value in that place, one for each alternative. */
function bodiesWith(reading: Reading, parts: Parts, path: string[], value: unknown): unknown[] {
  reading.watch?.check();
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  const shapes = [...canonOf(reading, parts).values()].flat().slice(0, 12);
  return shapes.flatMap((shape) => stepInto(reading, shape, step, rest, value)).slice(0, TRIES * 2);
}

function stepInto(
  reading: Reading,
  shape: Shape,
  step: string,
  rest: string[],
  value: unknown,
): unknown[] {
  const [type] = shape.types;
  if (type === 'array' && /^\[\d*\]$/.test(step)) {
    const index = step === '[]' ? lastIndex(shape) : Number(step.slice(1, -1));
    const before = usualOf(reading, shape, 0) as unknown[];
    const filled = Array.from(
      { length: Math.max(index + 1, before.length) },
      (_, at) => before[at] ?? usualValue(reading, itemParts(shape, at), 1),
    );
    return bodiesWith(reading, itemParts(shape, index), rest, value).map((item) =>
      filled.with(index, item),
    );
  }
  if (type !== 'object') return [];
  return intoMember(reading, shape, step, rest, value);
}

function lastIndex(shape: Shape): number {
  return Math.max(0, ...shape.arrays.map(({ prefix }) => prefix.length));
}

function intoMember(
  reading: Reading,
  shape: Shape,
  step: string,
  rest: string[],
  value: unknown,
): unknown[] {
  const full = usualMembers(reading, shape, 0);
  const needed = neededOf(shape, full);
  if (step === '(names)') return [{ ...full, [String(value)]: 'x' }];
  const name = nameOfStep(step);
  const parts = step === '*' ? otherMembers(shape).parts : memberOf(reading, shape, name).parts;
  const known = shape.objects.some(({ properties }) => properties.has(step));
  if (!known && step !== '*' && !step.startsWith('/') && parts.length === 0) return [];
  return bodiesWith(reading, parts, rest, value).flatMap((inside) => [
    Object.assign({}, full, { [name]: inside }),
    Object.assign({}, needed, { [name]: inside }),
  ]);
}

function nameOfStep(step: string): string {
  if (step === '*') return 'extra';
  if (!step.startsWith('/') || !step.endsWith('/')) return step;
  const pattern = step.slice(1, -1);
  return textSuiting(pattern) ?? step;
}
