import { expect, test } from 'vitest';

import { clean } from '../tests/exchanges/clean.ts';
import { driftedAnswers } from '../tests/exchanges/drifted-answers.ts';
import { driftedCalls } from '../tests/exchanges/drifted-calls.ts';
import { raiser, score } from './score.ts';

const raised = await raiser();

test.each(clean)('clean: $says', (row) => {
  expect(raised(row)).toEqual([]);
});

test.each([...driftedAnswers, ...driftedCalls])('drifted: $says', (row) => {
  expect(raised(row)).toEqual(row.raises);
});

test('the score counts them', async () => {
  expect(await score()).toEqual({ drifted: 63, rightly: 63, clean: 28, falseAlarms: 0 });
});
