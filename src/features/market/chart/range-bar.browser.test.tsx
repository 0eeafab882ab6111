import { sidewaysScrollHere } from '#tests/a11y/reflow.ts';
import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { emulateMedia } from '#tests/browser/emulate-media.ts';
import { show } from '#tests/browser/show.tsx';
import { expect, test } from 'vitest';

import { RangeBar } from './range-bar.tsx';

const write = (value: number) => `$${value.toFixed(2)}`;

function showRange(low: number, high: number, value: number, width = 1440) {
  const bar = <RangeBar label="52 weeks" low={low} high={high} value={value} write={write} />;
  return show(bar, { width });
}

function boxOf(part: string): DOMRect {
  return document.querySelector(`.range-bar-${part}`)?.getBoundingClientRect() ?? new DOMRect();
}

/** The middle of the mark, as a percent of the track. */
function markAt(): number {
  const track = boxOf('track');
  const mark = boxOf('mark');
  return Math.round(((mark.left + mark.width / 2 - track.left) / track.width) * 100);
}

test('the words carry everything, and are parted', async () => {
  const { container } = await showRange(52.53, 99.1, 67.49);
  const paragraphs = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(['52 weeks 32 % of the way up', 'Low $52.53 High $99.10']);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each([
  { low: 50, high: 100, value: 75, words: '50 % of the way up', at: 50 },
  { low: 50, high: 100, value: 50, words: 'at the low', at: 0 },
  { low: 50, high: 100, value: 100, words: 'at the high', at: 100 },
  { low: 50, high: 100, value: 50.1, words: 'just above the low', at: 0 },
  { low: 50, high: 100, value: 99.9, words: 'just below the high', at: 100 },
  { low: 50, high: 100, value: 40, words: 'below the low', at: 0 },
  { low: 50, high: 100, value: 140, words: 'above the high', at: 100 },
  { low: 50, high: 50, value: 50, words: 'low and high are the same', at: 50 },
  { low: 50, high: 50, value: 60, words: 'above the high', at: 100 },
])('$value between $low and $high is $words', async ({ low, high, value, words, at }) => {
  const screen = await showRange(low, high, value);
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
  expect(markAt()).toBe(at);
});

test.each([50, 100])('the mark at $%s stays within the bar', async (value) => {
  await showRange(50, 100, value, 320);
  const bar = document.querySelector('.range-bar')?.getBoundingClientRect() ?? new DOMRect();
  expect(boxOf('mark').left).toBeGreaterThanOrEqual(bar.left);
  expect(boxOf('mark').right).toBeLessThanOrEqual(bar.right);
  expect(boxOf('mark').width).toBeCloseTo(3);
});

test('in forced colors the mark has the color of text', async () => {
  await showRange(50, 100, 75);
  await emulateMedia({ forcedColors: 'active' });
  const mark = document.querySelector('.range-bar-mark');
  expect(mark && getComputedStyle(mark).fill).toBe(getComputedStyle(document.body).color);
});

test('on a phone nothing is wider than the window, with text of 200 % either', async () => {
  await showRange(1_234_567.89, 2_345_678.9, 2_000_000, 320);
  expect(sidewaysScrollHere()).toEqual([]);
});

test('it breaks no rule of axe in any look', async () => {
  await showRange(50, 100, 75, 320);
  expect(await violationsInLooks()).toEqual([]);
});
