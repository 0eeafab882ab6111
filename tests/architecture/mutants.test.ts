import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import type { PlantedBreak } from '../mutants/planted-break.ts';

test('each fault of `npm run test:mutants` can be planted, and its tests are there', async () => {
  const modules = await Promise.all(
    globSync('tests/mutants/breaks/*.ts').map(
      (file) => import(join(process.cwd(), file)) as Promise<{ breaks: PlantedBreak[] }>,
    ),
  );
  const breaks = modules.flatMap((module) => module.breaks);
  expect(breaks.length).toBeGreaterThanOrEqual(40);
  const lost = breaks.filter(({ file, from, caughtBy }) => {
    const stands = existsSync(file) ? readFileSync(file, 'utf8').split(from).length - 1 : 0;
    return stands !== 1 || !existsSync(caughtBy);
  });
  expect(lost.map(({ what }) => what)).toEqual([]);
});
