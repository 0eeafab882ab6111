import { isShownBy, judgeOf, type Judge } from '../../document/ajv.ts';
import { dispatchedSchemaOf } from '../../document/json-schema.ts';
import { candidates } from '../samples/candidates.ts';
import { keyOfParts } from '../schema/canon.ts';
import type { Oracle } from './change.ts';
import type { Parts, Reading } from '../schema/shape.ts';

const judges = new WeakMap<Reading, Map<string, Judge | undefined>>();

/** ajv's validator of a schema; `undefined` if ajv refuses the schema. */
export function judgeFor(reading: Reading, parts: Parts): Judge | undefined {
  let known = judges.get(reading);
  if (!known) judges.set(reading, (known = new Map()));
  const key = keyOfParts(parts);
  if (!known.has(key))
    known.set(key, judgeOf(dispatchedSchemaOf(reading.document, parts, reading.side)));
  return known.get(key);
}

/** Values that the first schema accepts and the second refuses, usual ones first. */
export function counterexamples(
  from: Reading,
  parts: Parts,
  to: Reading,
  others: Parts,
): unknown[] {
  const accepts = judgeFor(from, parts);
  const takes = judgeFor(to, others);
  if (!accepts || !takes) return [];
  const values = candidates({ reading: from, parts }, { reading: to, parts: others });
  return values.filter((value) => isShownBy(value, accepts, takes));
}

/** Compares two schemas by trying values. */
export function oracleFor(base: Reading, revision: Reading): Oracle {
  const known = new Map<string, { narrowed: boolean; widened: boolean }>();
  return (old, now) => {
    const key = `${keyOfParts(old)} | ${keyOfParts(now)}`;
    const found = known.get(key) ?? {
      narrowed: counterexamples(base, old, revision, now).length > 0,
      widened: counterexamples(revision, now, base, old).length > 0,
    };
    known.set(key, found);
    return found;
  };
}
