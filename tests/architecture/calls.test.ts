import { expect, test } from 'vitest';

import { calls } from './calls.ts';
import { inSrc } from './sources.ts';

const of = (kind: string) => Object.entries(calls).filter(([, kinds]) => kinds.has(kind as never));

test('server code calls through openapi-fetch', () => {
  expect(of('server').length).toBeGreaterThanOrEqual(20);
  const others = inSrc.filter(
    ({ path, imports }) =>
      /\.server\.tsx?$/.test(path) && imports.some((what) => what.startsWith('#generated/hooks/')),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});
