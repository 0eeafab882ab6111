import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { expect, test } from 'vitest';

import { ownPath } from './own-path.ts';

const STORE = 'https://shop.example';

/** What addresses of other hosts are made of, whole and in pieces. */
const PIECES = String.raw`/ \ . .. : @ ? # ; % %2f %5c %2e %09 %00 a é / \
  evil.example shop.example https: http: javascript: data: [::1]`.split(/\s+/);
const BLANKS = ['\t', '\n', '\r', '\0', ' ', '\u2028', '\uff0f', '\u3002', '\ufeff'];
const piece = constantFrom(...PIECES, ...BLANKS);
const address = oneof(
  array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
  array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
  string({ unit: 'binary', maxLength: 30 }).map((text) => `/${text}`),
  webUrl(),
);

test('whatever is wanted, a browser stays on this origin', () => {
  let kept = 0;
  assert(
    property(address, (wanted) => {
      const path = ownPath(wanted);
      if (path === undefined) return true;
      kept += 1;
      return new URL(path, STORE).origin === STORE && ownPath(path) === path;
    }),
    { numRuns: 100_000 },
  );
  expect(kept).toBeGreaterThan(10_000);
});

test.each(['/.//evil.example', '/..//evil.example', '/a/..//evil.example', '/\t/evil.example'])(
  '%j is no path of this store',
  (wanted) => expect(ownPath(wanted)).toBeUndefined(),
);

test('dots inside the store are resolved', () => {
  expect(ownPath('/cart/../orders/track?a=1#b')).toBe('/orders/track?a=1#b');
});
