import { expect, test } from 'vitest';

import { clean } from '../../../tests/drift/exchanges/clean.ts';
import { driftedAnswers } from '../../../tests/drift/exchanges/drifted-answers.ts';
import { driftedCalls } from '../../../tests/drift/exchanges/drifted-calls.ts';
import { lineOf, type Row } from '../../../tests/drift/exchanges/rows.ts';
import { readContract } from '../exchange/contract.ts';
import { watcher } from './har.ts';
import { fromLine } from './recorded.ts';

const contract = await readContract('tests/drift/exchanges/contract.yaml');

function raised(row: Row): [string, string][] {
  const watch = watcher(contract);
  const exchange = fromLine(JSON.parse(lineOf(row)), { file: 'x', line: 1, column: 1 });
  if (exchange) watch.see(exchange);
  // Somebody has to be at home for a stranger's host to be a stranger's.
  const home = { ...row, call: 'HEAD /pets/1', status: 200, answered: undefined, sent: undefined };
  const known = fromLine(JSON.parse(lineOf(home)), { file: 'x', line: 1, column: 1 });
  if (known) watch.see(known);
  return watch.end().drifts.map(({ id, wire }) => [id, wire]);
}

test.each(clean)('clean: $says', (row) => {
  expect(raised(row)).toEqual([]);
});

test.each([...driftedAnswers, ...driftedCalls])('drifted: $says', (row) => {
  expect(raised(row)).toEqual(row.raises);
});
