import { compilerOf, isShownBy, type Judge } from '../../document/ajv.ts';
import { sharedSchemas } from '../../document/json-schema.ts';
import { candidates } from '../samples/candidates.ts';
import { keyOfParts } from '../schema/canon.ts';
import type { Oracle } from './change.ts';
import type { Parts, Reading } from '../schema/shape.ts';

const judges = new WeakMap<Reading, (parts: Parts) => Judge | undefined>();

/** ajv's validator of a schema; `undefined` if ajv refuses the schema. */
export function judgeFor(reading: Reading, parts: Parts): Judge | undefined {
  let judge = judges.get(reading);
  if (!judge) judges.set(reading, (judge = judgesOf(reading)));
  return judge(parts);
}

/** The validators of one reading: what schemas share is compiled once. */
function judgesOf({ document, side, watch }: Reading): (parts: Parts) => Judge | undefined {
  const { defs, add } = sharedSchemas(document, side);
  const compile = compilerOf(defs, watch?.check);
  const known = new Map<string, Judge | undefined>();
  return (parts) => {
    const key = keyOfParts(parts);
    watch?.check();
    if (!known.has(key)) known.set(key, compile(add(parts)));
    return known.get(key);
  };
}

/** Values that the first schema accepts and the second refuses, usual ones first. */
export function* counterexamples(
  from: Reading,
  parts: Parts,
  to: Reading,
  others: Parts,
): Generator<unknown> {
  const accepts = judgeFor(from, parts);
  const takes = judgeFor(to, others);
  if (!accepts || !takes) return;
  for (const value of candidates({ reading: from, parts }, { reading: to, parts: others })) {
    from.watch?.check();
    if (isShownBy(value, accepts, takes)) yield value;
  }
}

/** Compares two schemas by trying values. */
export function oracleFor(base: Reading, revision: Reading): Oracle {
  const known = new Map<string, { narrowed: boolean; widened: boolean }>();
  return (old, now) => {
    const key = `${keyOfParts(old)} | ${keyOfParts(now)}`;
    const found = known.get(key) ?? {
      narrowed: !counterexamples(base, old, revision, now).next().done,
      widened: !counterexamples(revision, now, base, old).next().done,
    };
    known.set(key, found);
    return found;
  };
}
