import { expect, test } from 'vitest';

import { fuzz } from './fuzz.ts';

test('random documents end with a report, twice the same, and a documented exit code', async () => {
  await expect(fuzz(50)).resolves.toBeUndefined();
}, 300_000);
