import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ALWAYS_LOADED, CHUNKS, NOT_SHARED, OWN_FORMATS } from './chunk-groups.ts';

test('each path of the chunks exists', () => {
  const paths = [...Object.values(CHUNKS).flat(), ...ALWAYS_LOADED, ...NOT_SHARED, ...OWN_FORMATS];
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
