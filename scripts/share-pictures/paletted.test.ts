import { decode, encode } from 'fast-png';
import { expect, test } from 'vitest';

import { paletted } from './paletted.ts';

const SIZE = 32;
const GROUND = [0xec, 0xe7, 0xdc];

/** A thousand colors, the ground in the first row. */
function colorful(): Uint8Array {
  const data = Uint8Array.from({ length: SIZE * SIZE * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3);
    return pixel < SIZE ? (GROUND[index % 3] ?? 0) : (pixel * (7 + 4 * (index % 3))) % 256;
  });
  return encode({ width: SIZE, height: SIZE, data, channels: 3 });
}

test('the ground stays exact, and every other color near', () => {
  const before = decode(colorful());
  const { palette = [], data, width, height } = decode(paletted(colorful()));
  expect([width, height]).toEqual([SIZE, SIZE]);
  expect(palette.length).toBeGreaterThan(200);
  expect(palette.length).toBeLessThanOrEqual(256);
  expect(palette[data[0] ?? -1]).toEqual(GROUND);
  const distances = Array.from(data, (place, pixel) =>
    Math.max(
      ...[0, 1, 2].map((part) =>
        Math.abs((palette[place]?.[part] ?? 999) - (before.data[pixel * 3 + part] ?? 0)),
      ),
    ),
  );
  expect(Math.max(...distances)).toBeLessThan(40);
});
