import { expect, test } from 'vitest';

import { readingGrade } from './reading-grade.ts';

test('short words in short sentences are easier than long ones in long sentences', () => {
  expect(readingGrade(['The cat sat. It was on the mat.']).grade).toBeLessThan(1);
  const hard =
    'Numismatic considerations notwithstanding, accreditation requirements differ internationally.';
  expect(readingGrade([hard]).grade).toBeGreaterThan(20);
  expect(readingGrade(['Two words.', 'Two more: 31.1 grams.']).words).toBe(6);
});
