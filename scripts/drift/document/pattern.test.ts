import { expect, test } from 'vitest';

import { patternOf } from './pattern.ts';

test('a text that takes for ever has no answer, and no longer text is waited for again', () => {
  const matches = patternOf('^(s3-[a-z0-9-]+|s3|([a-z0-9-])+)+\\.example\\.com$');
  const endless = `s3-${'s3-a'.repeat(40)}`;
  expect(matches('s3-store.example.com')).toBe(true);
  expect(matches('a-shorter-one.example.com')).toBe(true);
  const before = performance.now();
  expect(matches(endless)).toBeUndefined();
  for (let count = 1; count <= 50; count += 1) {
    expect(matches(`${endless}${count}`)).toBeUndefined();
  }
  expect(performance.now() - before).toBeLessThan(2_000);
  expect(matches('s3-a'), 'a short text always has one').toBe(false);
  expect(matches('a-shorter-one.example.com'), 'what is known stays known').toBe(true);
});

test('several parts that repeat are judged in long texts too', () => {
  const matches = patternOf('^[a-z]*:[a-z]*:[a-z]*$');
  expect(matches(`${'a'.repeat(400)}:${'b'.repeat(400)}:c`)).toBe(true);
  expect(matches('a'.repeat(1_000))).toBe(false);
});

test('what JavaScript does not read is an error', () => {
  expect(() => patternOf('(')).toThrow(SyntaxError);
});

test('of all answers the latest are kept, and not more than have room', () => {
  const matches = patternOf('^(s3-[a-z0-9-]+|s3|([a-z0-9-])+)+\\.example\\.(?:com|org)$');
  const texts = Array.from({ length: 1_100 }, (_, n) => `${'a'.repeat(1_000)}${n}.example.com`);
  for (const text of texts) expect(matches(text)).toBe(true);
  // From now on only what is kept has an answer.
  expect(matches(`s3-${'s3-a'.repeat(40)}`)).toBeUndefined();
  expect(matches(texts.at(-1) ?? '')).toBe(true);
  expect(matches(texts[0] ?? '')).toBeUndefined();
});
