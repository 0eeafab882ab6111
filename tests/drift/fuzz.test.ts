import { expect, test } from 'vitest';

import { fuzz } from './fuzz.ts';

test('random documents are compared without a crash, and twice alike', () => {
  expect(() => fuzz(50)).not.toThrow();
}, 300_000);
