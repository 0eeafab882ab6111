import { expect, test } from 'vitest';

import { changeWords } from './change-words.ts';

test('a change has a word, not only a sign or colour', () => {
  expect(changeWords(1.2)).toBe('up 1.20 %');
  expect(changeWords(-0.62)).toBe('down 0.62 %');
  expect(changeWords(0)).toBe('unchanged');
  expect(changeWords(-0.004)).toBe('unchanged');
});
