import { expect, test } from 'vitest';

import { ajvFor } from '../../document/ajv.ts';
import { documentFrom } from '../../document/document.ts';
import { folded } from '../../report/fold.ts';
import { documentOf, text } from '../../rules/rule.ts';
import { compareDocuments } from '../leg.ts';

/** Alternatives that are told apart by their kind. */
function either(...kinds: string[]) {
  return {
    oneOf: kinds.map((kind) => ({
      type: 'object',
      additionalProperties: false,
      required: ['kind', kind],
      properties: { kind: { const: kind }, [kind]: text },
    })),
  };
}

const many = Array.from({ length: 30 }, (_, index) => `k${index}`);

function compared(side: 'body' | 'answer', old: unknown, now: unknown) {
  const [base, revision] = [old, now].map((schema) => documentFrom(documentOf({ [side]: schema })));
  return base && revision ? compareDocuments(base, revision) : [];
}

test('branches that go from one schema are one finding of it, which a value of one shows', () => {
  const [old, now] = [either('a', 'b', ...many), either('b', 'a')];
  const [finding, ...others] = compared('body', old, now);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    id: 'request-alternative-removed',
    wire: 'breaking',
    pointer: '/paths/~1coins/post/requestBody/content/application~1json/schema',
    witness: { acceptedBy: 'base', refusedBy: 'revision' },
  });
  const { title = '', witness } = finding ?? {};
  for (const kind of many) expect(title).toContain(`kind "${kind}"`);
  expect(folded(title)).toMatch(
    /^Request body: 30 alternatives are gone: kind "k0", kind "k1", .* and \d+ more$/,
  );
  const judge = (schema: object) => ajvFor().compile(schema)(witness?.value);
  expect([judge(old), judge(now)]).toEqual([true, false]);
});

test('branches that come are one finding; one branch alone has its own place', () => {
  const come = compared('answer', either('a'), either('a', 'b', 'c'));
  expect(come.map(({ id, title }) => `${id} ${title}`)).toEqual([
    'response-alternative-added Response 200: 2 alternatives are new: kind "b", kind "c"',
  ]);
  expect(come[0]).toHaveProperty('witness');
  const gone = compared('body', either('a', 'b', 'c'), either('a', 'b'));
  expect(gone).toMatchObject([
    {
      title: 'Request body: an object with kind "c" is no longer one of the alternatives',
      pointer: expect.stringMatching(/\/oneOf\/2$/) as string,
    },
  ]);
});

test('a title does not depend on the order of the branches', () => {
  const titles = [many, many.toReversed()].map(
    (kinds) => compared('body', either('a', ...kinds), either('a'))[0]?.title,
  );
  expect(titles[0]).toBe(titles[1]);
});

test('the same branches that come in several schemas are one finding', () => {
  const names = ['a', 'b', 'c'];
  const schemas = Object.fromEntries(
    names.map((name, index) => [name, either(...names).oneOf[index]]),
  );
  const document = (...branches: string[]) => {
    const oneOf = branches.map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const one = { type: 'object', properties: { x: { oneOf } } };
    const answer = { type: 'object', properties: { one, two: { oneOf } } };
    return documentFrom(documentOf({ answer, root: { components: { schemas } } }));
  };
  const found = compareDocuments(document('a'), document('a', 'b', 'c'));
  expect(found.map(({ title }) => title)).toEqual([
    'Response 200, field two: 2 alternatives are new: kind "b", kind "c"',
  ]);
});
