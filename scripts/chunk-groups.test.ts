import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ALWAYS_LOADED, CHUNKS, SHARED } from './chunk-groups.ts';

test('each path of the chunks exists', () => {
  const listed = [...Object.values(CHUNKS).flat(), ...ALWAYS_LOADED, ...SHARED];
  const paths = listed.map((path) => path.replace('!', ''));
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
