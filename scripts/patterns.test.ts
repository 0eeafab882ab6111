import { expect, test } from 'vitest';

import { faultsOf, judgePattern, patternsIn } from './patterns.ts';

const SOURCE = [
  String.raw`const one = /^\s*(\d+)\s*%?\s*$/u;`,
  "const two = new RegExp('a+$', 'i');",
  "const three = RegExp('^b' + one);",
  'const half = 4 / 2 / 1; // /no(pattern)*/',
].join('\n');

test('literals and the arguments of RegExp are patterns; divisions and comments are none', () => {
  expect(patternsIn('src/a.ts', SOURCE)).toEqual([
    String.raw`/^\s*(\d+)\s*%?\s*$/u`,
    '/a+$/i',
    'RegExp in src/a.ts',
  ]);
});

test('a pattern that backtracks, one without a verdict and an exception in vain are faults', async () => {
  const patterns = ['/^a+$/', '/a+$/', '/b+$/', 'RegExp in src/a.ts'].map((text) => ({
    text,
    files: ['src/a.ts'],
  }));
  const exceptions = { '/b+$/': 'Texts of 20 characters.', '/gone+$/': 'Texts of 20 characters.' };
  expect(await faultsOf(patterns, exceptions, judgePattern)).toEqual([
    'No file has the excepted pattern /gone+$/',
    'RegExp in src/a.ts: known only at run time, in src/a.ts',
    '/a+$/: 2nd degree polynomial, in src/a.ts',
  ]);
  const [unknown] = await faultsOf(patterns.slice(0, 1), {}, async () => 'no verdict: timeout');
  expect(unknown).toBe('/^a+$/: no verdict: timeout, in src/a.ts');
});
