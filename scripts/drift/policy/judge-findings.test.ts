import { expect, test } from 'vitest';

import { compareDocuments, documentFrom, judgeFindings, verdictOf } from '../index.ts';
import { documentOf, integer, object, text } from '../rules/rule.ts';
import { TODAY, workplace } from '../tests/workplace.ts';

const { put, run } = workplace();
const limited = (maximum: number) => object({ a: { ...integer, maximum } });
const OLD = documentOf({
  body: limited(9),
  answer: text,
  operation: { 'x-stability-level': 'beta' },
});
const NEW = documentOf({
  body: limited(5),
  answer: integer,
  operation: { 'x-stability-level': 'draft' },
});

async function judged(config: string) {
  const base = await documentFrom(OLD);
  const revision = await documentFrom(NEW);
  const findings = compareDocuments(base, revision);
  const file = put('some.yaml', config);
  return judgeFindings(findings, { base, revision, config: file, today: TODAY });
}

function told(all: { id: string; wire: string }[] = []): string[] {
  return all.map(({ id, wire }) => `${id} ${wire}`).toSorted();
}

test('a program gets the findings that the command reports with the same configuration', async () => {
  const config = [
    'rules: { response-type-*: safe }',
    'stability: { beta: risky }',
    'ignore:',
    '  - { rule: request-maximum-narrowed, reason: our own app }',
    '  - { path: /later/**, reason: to come }',
    '  - { rule: path-removed, reason: over, until: 2026-01-01 }',
  ].join('\n');
  const { findings, ignored, off, unmatched } = await judged(config);
  const args = ['spec', put('old.json', OLD), put('new.json', NEW), '--config', 'some.yaml'];
  const { report } = await run(...args, '--format', 'json');
  expect(told(findings)).toEqual(told(report?.findings));
  expect(told(findings)).toEqual([
    'ignore-expired none',
    'response-type-changed safe',
    'stability-lowered risky',
  ]);
  expect(told(ignored)).toEqual(told(report?.policy?.ignored));
  expect(ignored).toMatchObject([{ ignored: { reason: 'our own app' } }]);
  expect(unmatched).toMatchObject([{ reason: 'to come' }]);
  expect(off).toEqual([]);
  expect(verdictOf(findings)).toBe('risky');
});

test('rules that are off are apart, and a wrong configuration is refused with its place', async () => {
  const { findings, off } = await judged('rules: { "*": off }');
  expect(findings).toEqual([]);
  expect(off.map(({ severity }) => severity?.from)).toEqual(['breaking', 'breaking']);
  await expect(judged('rulez: {}')).rejects.toMatchObject({
    exitCode: 2,
    location: { line: 1, column: 1 },
  });
});
