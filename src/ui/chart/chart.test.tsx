// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import * as announcer from '#ui/toast/announcer.tsx';

import { CandleChart } from './candle-chart.tsx';
import { ChartTable } from './chart-table.tsx';
import { LineChart } from './line-chart.tsx';
import type { Writing } from './series.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-01-01T17:00:00Z');
const writing: Writing = {
  timeZone: 'America/New_York',
  value: (value) => `$${value}`,
  tick: (value) => `$${value}`,
  moment: (time) => `day ${Math.round((time - START) / DAY_MS)}`,
  short: (time) => `d${Math.round((time - START) / DAY_MS)}`,
};
const change = (from: number, to: number) =>
  `${to > from ? 'up' : 'down'} ${Math.abs(to - from)} %`;
const timesOf = (count: number) => Array.from({ length: count }, (_, at) => START + at * DAY_MS);
const common = {
  id: 'the-chart',
  heading: 'Gold in the last month',
  sentence: 'Gold rose.',
  unit: 'Dollars',
  writing,
  change,
  table: { button: null, shown: null },
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showLine(values: readonly number[], other?: readonly number[]) {
  const lines = [{ name: 'Gold', values }, ...(other ? [{ name: 'Silver', values: other }] : [])];
  render(<LineChart {...common} times={timesOf(values.length)} lines={lines} step="day" />);
  return slider();
}

function slider(): HTMLInputElement {
  return screen.getByRole('slider');
}

const says = () => slider().getAttribute('aria-valuetext');
const presses = (key: string, shiftKey = false) => fireEvent.keyDown(slider(), { key, shiftKey });
const RISING = Array.from({ length: 41 }, (_, at) => 100 + at);

test('a chart is a figure with its heading, and its sentence is text', () => {
  showLine(RISING);
  expect(screen.getByRole('figure', { name: 'Gold in the last month' })).toBeTruthy();
  expect(screen.getByText('Gold rose.')).toBeTruthy();
});

test('the cursor says each point, and begins at the last', () => {
  showLine(RISING);
  expect(says()).toBe('day 40: $140, up 1 percent');
  presses('ArrowLeft');
  expect(says()).toBe('day 39: $139, up 1 percent');
  presses('PageDown');
  expect(says()).toBe('day 35: $135, up 1 percent');
  presses('Home');
  expect(says()).toBe('day 0: $100');
  presses('ArrowLeft');
  expect(says()).toBe('day 0: $100');
  presses('PageUp');
  presses('ArrowRight');
  expect(says()).toBe('day 5: $105, up 1 percent');
  presses('End');
  expect(says()).toBe('day 40: $140, up 1 percent');
});

test('keys of the browser and of the screen reader are left alone', () => {
  showLine(RISING);
  const event = { key: '+', ctrlKey: true };
  expect(fireEvent.keyDown(slider(), event), 'not prevented').toBe(true);
  expect(fireEvent.keyDown(slider(), { key: 'Tab' })).toBe(true);
  fireEvent.change(slider(), { target: { value: '7' } });
  expect(says(), 'a screen reader sets the value itself').toContain('day 7: $107');
});

test('up and down change the line', () => {
  showLine(
    RISING,
    RISING.map((value) => value / 2),
  );
  expect(says()).toBe('Gold, day 40: $140, up 1 percent');
  presses('ArrowDown');
  expect(says()).toBe('Silver, day 40: $70, up 0.5 percent');
  presses('ArrowUp');
  expect(says()).toContain('Gold');
});

test('the readout follows the cursor and closes with Escape', () => {
  showLine(RISING);
  presses('ArrowLeft');
  expect(screen.getByText('Since then').nextElementSibling?.textContent).toBe('up 1 %');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Since then')).toBeNull();
});

test('zoom and pan keep the cursor in sight, and the last view of a burst is announced', () => {
  vi.useFakeTimers();
  const announce = vi.spyOn(announcer, 'announce').mockReturnValue();
  showLine(RISING);
  presses('+');
  presses('+');
  act(() => vi.advanceTimersByTime(1_000));
  expect(announce.mock.calls).toEqual([['Showing day 30 to day 40.']]);
  presses('ArrowLeft', true);
  presses('Home');
  expect(says()).toContain('day 27');
  presses('ArrowLeft');
  expect(says(), 'the view follows the cursor').toContain('day 26');
  fireEvent.click(screen.getByRole('button', { name: 'Whole range' }));
  act(() => vi.advanceTimersByTime(1_000));
  expect(announce).toHaveBeenLastCalledWith('Showing day 0 to day 40.');
  expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('Previous and Next say the point, once for a burst', () => {
  vi.useFakeTimers();
  const announce = vi.spyOn(announcer, 'announce').mockReturnValue();
  showLine(RISING);
  const previous = screen.getByRole('button', { name: 'Previous day' });
  fireEvent.click(previous);
  fireEvent.click(previous);
  act(() => vi.advanceTimersByTime(1_000));
  expect(announce.mock.calls).toEqual([['day 38: $138, up 1 percent']]);
  fireEvent.click(screen.getByRole('button', { name: 'Next day' }));
  act(() => vi.advanceTimersByTime(1_000));
  expect(announce).toHaveBeenLastCalledWith('day 39: $139, up 1 percent');
});

test.each([1, 2, 400])('a line of %d points can be walked', (count) => {
  showLine(Array.from({ length: count }, () => 100));
  presses('Home');
  expect(says()).toBe('day 0: $100');
  presses('+');
  presses('-');
  presses('End');
  expect(says()).toContain(`day ${count - 1}: $100`);
});

const candlesOf = (count: number) =>
  timesOf(count).map((time, at) => ({
    time,
    open: 100 + at,
    high: 110 + at,
    low: 90 + at,
    close: 101 + at,
  }));

const candleProps = { ...common, writingFor: () => writing };

test('a candle says open, high, low and close', () => {
  render(<CandleChart {...candleProps} candles={candlesOf(3)} width="day" />);
  expect(slider().getAttribute('aria-label')).toBe('Gold in the last month, by day');
  expect(says()).toBe('day 2: open $102, high $112, low $92, close $103, up 1 percent');
  presses('ArrowLeft');
  expect(screen.getByText('Close').nextElementSibling?.textContent).toBe('$102');
});

test('more candles than have room are joined, and come apart as one looks closer', () => {
  vi.useFakeTimers();
  const announce = vi.spyOn(announcer, 'announce').mockReturnValue();
  render(<CandleChart {...candleProps} candles={candlesOf(300)} width="day" />);
  expect(screen.getByText('Each candle is one week')).toBeTruthy();
  presses('Home');
  // The first of January 2026 is a Thursday.
  expect(says()).toBe('day 0: open $100, high $113, low $90, close $104, up 4 percent');
  presses('+');
  presses('+');
  expect(screen.getByText('Each candle is one day')).toBeTruthy();
  expect(says(), 'the cursor stays').toContain('day 0: open $100, high $110');
  act(() => vi.advanceTimersByTime(1_000));
  expect(announce.mock.calls).toEqual([['Showing day 0 to day 73. Each candle is one day.']]);
  presses('-');
  presses('-');
  expect(screen.getByText('Each candle is one week')).toBeTruthy();
  expect(slider().max).toBe('43');
});

test('shorter candles that arrive later keep the view and the cursor', () => {
  const closer = vi.fn<() => void>();
  const first = new Set([0, 31, 59, 90, 120, 151, 181, 212, 243, 273]);
  const months = candlesOf(300).filter((_, day) => first.has(day));
  const show = (props: { candles: typeof months; width: 'month' | 'day' }) => (
    <CandleChart {...candleProps} {...props} onCloser={closer} />
  );
  const { rerender } = render(show({ candles: months, width: 'month' }));
  presses('Home');
  presses('ArrowRight');
  expect(says()).toContain('day 31: open');
  presses('+');
  expect(closer).toHaveBeenCalledOnce();
  rerender(show({ candles: candlesOf(300), width: 'day' }));
  expect(screen.getByText('Each candle is one week')).toBeTruthy();
  expect(says(), 'the week of the first of February').toContain('day 25: open');
});

test('a long table is grouped, and holds every point', () => {
  const rows = timesOf(100).map((time, at) => ({ time, head: `row ${at}`, cells: ['$1'] }));
  render(<ChartTable caption="Prices" columns={['Time', 'Ask']} rows={rows} timeZone="UTC" />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(104);
  expect(screen.getByText('Feb 2026').getAttribute('scope')).toBe('rowgroup');
});
