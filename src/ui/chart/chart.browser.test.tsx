import { sidewaysScrollHere } from '#tests/a11y/reflow.ts';
import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { show } from '#tests/browser/show.tsx';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { CandleChart } from './candle-chart.tsx';
import { LineChart } from './line-chart.tsx';
import type { Writing } from './series.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-01T17:00:00Z');
const writing: Writing = {
  timeZone: 'America/New_York',
  value: (value) => `$${value.toFixed(2)}`,
  tick: (value) => `$${value}`,
  moment: (time) => new Date(time).toDateString(),
  short: (time) => new Date(time).toDateString().slice(4),
};
const common = {
  id: 'the-chart',
  heading: 'Gold in the last year',
  sentence: 'Gold rose.',
  unit: 'Dollars per troy ounce, ask',
  writing,
  change: (from: number, to: number) => `${to < from ? 'down' : 'up'} 1.00 %`,
  table: { button: null, shown: null },
};
const timesOf = (count: number) => Array.from({ length: count }, (_, at) => START + at * DAY_MS);
const wave = (at: number) => Math.round(4_000 + 300 * Math.sin(at / 9) + at);

const line = (count = 260) => (
  <LineChart
    {...common}
    times={timesOf(count)}
    lines={[{ name: 'Ask', values: timesOf(count).map((_, at) => wave(at)) }]}
    step="day"
  />
);
const twoLines = (
  <LineChart
    {...common}
    times={timesOf(60)}
    lines={[
      { name: 'Silver', values: timesOf(60).map((_, at) => wave(at)) },
      { name: 'Palladium', values: timesOf(60).map((_, at) => wave(at + 20)) },
    ]}
    step="day"
  />
);
const candles = (count: number) => (
  <CandleChart
    {...common}
    writingFor={() => writing}
    candles={timesOf(count).map((time, at) => ({
      time,
      open: wave(at),
      high: Math.max(wave(at), wave(at + 1)) + 10,
      low: Math.min(wave(at), wave(at + 1)) - 10,
      close: wave(at + 1),
    }))}
    width="day"
  />
);

const CHARTS = { 'a line': line(), 'two lines': twoLines, candles: candles(100) };
const slider = () => document.querySelector<HTMLInputElement>('.chart-cursor');
const box = (part: string) =>
  document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();

test.each(Object.keys(CHARTS).flatMap((name) => [320, 1440].map((width) => ({ name, width }))))(
  '$name at $width px breaks no rule in any look, with its cursor shown',
  async ({ name, width }) => {
    await show(CHARTS[name as keyof typeof CHARTS], { width });
    slider()?.focus();
    await expect.poll(() => document.querySelector('.chart-readout')).not.toBeNull();
    expect(await violationsInLooks()).toEqual([]);
    expect(sidewaysScrollHere()).toEqual([]);
  },
);

test.each([320, 390, 640, 831, 832, 1024, 1440])(
  'at %d px the bodies of candles are at least 3 px wide, however many there are',
  async (width) => {
    for (const count of [20, 53, 54, 110, 111, 260]) {
      await show(candles(count), { width });
      const bodies = document.querySelectorAll('.chart-picture:not([data-size]) .chart-rising');
      const path = [...bodies].map((body) => body.getAttribute('d')).join('');
      // In thousandths of the plot.
      const share = Number(/h([\d.]+)V/.exec(path)?.[1]) / 1_000;
      expect(share * box('.chart-area').width, `${count} candles`).toBeGreaterThanOrEqual(3);
    }
  },
);

test.each([320, 1440])('at %d px the readout never covers its point', async (width) => {
  await show(line(40), { width });
  slider()?.focus();
  await userEvent.keyboard('{Home}');
  for (let step = 0; step < 40; step += 1) {
    const point = box('.chart-crosshair circle');
    const readout = box('.chart-readout');
    const isBeside = readout.right <= point.left || readout.left >= point.right;
    expect(isBeside || readout.bottom <= point.top, `step ${step}`).toBe(true);
    expect(readout.left, `step ${step}`).toBeGreaterThanOrEqual(0);
    expect(readout.right, `step ${step}`).toBeLessThanOrEqual(width);
    await userEvent.keyboard('{ArrowRight}');
  }
});

test('the readout follows the pointer, can be pointed at, and closes when the pointer leaves', async () => {
  const screen = await show(line(41));
  const area = box('.chart-area');
  await userEvent.hover(screen.getByRole('slider'), {
    position: { x: area.width / 4, y: area.height - 20 },
  });
  await expect.element(screen.getByText('Since then')).toBeVisible();
  expect(slider()?.getAttribute('aria-valuetext')).toMatch(/^Sun Jan 11 2026: /);
  await userEvent.hover(screen.getByText('Since then'));
  await expect.element(screen.getByText('Since then')).toBeVisible();
  await userEvent.hover(screen.getByRole('heading'));
  await expect.element(screen.getByText('Since then')).not.toBeInTheDocument();
});

test('a finger scrolls the page and pinches it, and only moves the cursor sideways', async () => {
  await show(line(41), { width: 390 });
  expect(getComputedStyle(slider() ?? document.body).touchAction).toBe('pan-y pinch-zoom');
  const area = box('.chart-area');
  const touch = { pointerType: 'touch', bubbles: true, clientY: area.top + 20 };
  slider()?.dispatchEvent(
    new PointerEvent('pointerdown', { ...touch, clientX: area.left + area.width / 2 }),
  );
  await expect.poll(() => slider()?.getAttribute('aria-valuetext')).toMatch(/^Wed Jan 21 2026: /);
  slider()?.dispatchEvent(new PointerEvent('pointerleave', { ...touch, bubbles: false }));
  expect(document.querySelector('.chart-readout'), 'stays to be read').not.toBeNull();
});
