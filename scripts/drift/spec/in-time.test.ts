import { expect, test } from 'vitest';

import { documentFrom, type ApiDocument } from '../document/document.ts';
import { compilerOf, isShownBy } from '../document/ajv.ts';
import { startWatch, TimeIsOver, type Watch } from '../watch.ts';
import { diffDocuments, diffInTime } from './diff/diff.ts';
import { findingsOf } from './findings.ts';
import { witnessSearch } from './witness.ts';

/** A watch whose time is over after that many looks at the clock. */
function watchOf(looks: number): { watch: Watch; looked: () => number } {
  let ms = 0;
  const watch = startWatch({ limit: looks / 1_000, now: () => (ms += 1) });
  return { watch, looked: () => ms };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Operations that each lead to all of 20 schemas, which lead to each other. */
function tangle(operations: number, maxLength: number): ApiDocument {
  const names = Array.from({ length: 20 }, (_, index) => `S${index}`);
  const schemas = names.map((name, index) => {
    const others = [1, 2, 3].map((step) => ref(`S${(index + step) % names.length}`));
    const properties = { text: { type: 'string', maxLength }, [name]: { anyOf: others } };
    return [name, { type: 'object', properties }];
  });
  const paths = Array.from({ length: operations }, (_, index) => {
    const content = { 'application/json': { schema: ref(`S${index}`) } };
    return [`/a${index}`, { post: { operationId: `op${index}`, requestBody: { content } } }];
  });
  return documentFrom({
    openapi: '3.1.0',
    info: { title: 'Tangle', version: '1' },
    paths: Object.fromEntries(paths) as unknown,
    components: { schemas: Object.fromEntries(schemas) as unknown },
  });
}

test('the comparison of one operation ends where the time is over', () => {
  const [base, revision] = [tangle(1, 30), tangle(1, 20)];
  const { watch, looked } = watchOf(30);
  const { issues, missing, names } = diffInTime(base, revision, watch);
  expect({ missing, names }).toEqual({ missing: ['op0'], names: false });
  expect(issues.length).toBeLessThan(diffDocuments(base, revision).length);
  // Each of what comes after looks at the clock once.
  expect(looked()).toBeLessThan(40);
  expect(watch.late()).toEqual(['comparing operations', 'looking for renamed schemas']);
});

test('operations that were compared in time have their findings', () => {
  const [base, revision] = [tangle(9, 30), tangle(9, 20)];
  const whole = watchOf(1e6);
  diffInTime(base, revision, whole.watch);
  const { watch } = watchOf(whole.looked() - 10);
  const { issues, missing } = diffInTime(base, revision, watch);
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.length).toBeLessThan(9);
  expect(issues.length).toBeGreaterThan(0);
  expect(issues.some(({ operations }) => operations.has('op0'))).toBe(true);
});

test('a finding without the time for a witness is still a finding', () => {
  const documents = { base: tangle(1, 30), revision: tangle(1, 20) };
  const foundIn = ({ watch, looked }: ReturnType<typeof watchOf>) => {
    const { issues } = diffInTime(documents.base, documents.revision, watch);
    const compared = looked();
    const found = findingsOf(documents, issues, witnessSearch(), watch);
    return { found, middle: Math.floor((compared + looked()) / 2) };
  };
  const { found: all, middle } = foundIn(watchOf(1e6));
  const part = watchOf(middle);
  const { found: some } = foundIn(part);
  expect(some.map(({ title, at }) => [title, at])).toEqual(all.map(({ title, at }) => [title, at]));
  expect(all.every(({ witness }) => witness)).toBe(true);
  expect(some.some(({ witness }) => !witness)).toBe(true);
  const { done, of } = part.watch.shareOf('looking for witnesses');
  expect(of).toBe(all.length);
  expect(done).toBe(some.filter(({ witness }) => witness).length);
  expect(part.watch.late()).toEqual(['looking for witnesses']);
});

test('the validation of one value ends where the time is over', () => {
  // Each level is tried twice: 2 to the power of 40 tries.
  const again = { properties: { next: { $ref: 'document#/$defs/Level' } } };
  const level = { type: 'object', anyOf: [again, again] };
  let value: unknown = 'no object';
  for (let depth = 0; depth < 40; depth += 1) value = { next: value };
  const { watch, looked } = watchOf(30);
  const accepts = compilerOf({ Level: level }, watch.check)('Level');
  expect(() => isShownBy(value, accepts, () => false)).toThrow(TimeIsOver);
  expect(looked()).toBeLessThan(40);
});
