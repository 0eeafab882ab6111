import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { SHARED, SHARE_SIZE, type SharedName } from '#commerce/page/share-picture.ts';

import { MADE_OF, hash, type MadeOf } from './made-of.ts';
import { picturePage } from './picture-page.ts';

const FOLDER = join('public', 'share');
const NAMES = Object.keys(SHARED) as SharedName[];
const MOST_BYTES = 2_000_000;

const made = JSON.parse(readFileSync(MADE_OF, 'utf8')) as MadeOf;

function fileOf(name: string): Uint8Array {
  return readFileSync(join(FOLDER, `${name}.png`));
}

test('there is one file for each name, and none besides', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(NAMES.map((name) => `${name}.png`).toSorted());
  expect(Object.keys(made).toSorted()).toEqual(NAMES.toSorted());
});

test('every picture is what `npm run share-pictures` draws today', () => {
  const stale = NAMES.filter((name) => made[name]?.page !== hash(picturePage(name)));
  expect(stale, 'run `npm run share-pictures`').toEqual([]);
  const replaced = NAMES.filter((name) => made[name]?.file !== hash(fileOf(name)));
  expect(replaced, 'not written by `npm run share-pictures`').toEqual([]);
});

test('all are of one size, and light together', () => {
  const files = NAMES.map(fileOf);
  for (const file of files) {
    const view = new DataView(file.buffer, file.byteOffset);
    // The header of a PNG: its width and its height.
    expect([view.getUint32(16), view.getUint32(20)]).toEqual(Object.values(SHARE_SIZE));
  }
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(MOST_BYTES);
});

test('no price and no address stand in a picture', () => {
  for (const name of NAMES)
    expect(picturePage(name).replace(/<style>.*/s, '')).not.toMatch(/\$|www/);
});
