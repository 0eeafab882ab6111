// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import * as announcer from '#ui/toast/announcer.tsx';

import { CandleChart } from './candle-chart.tsx';
import { LineChart } from './line-chart.tsx';
import type { Writing } from './series.ts';

/** The oscillators of a test: one voice for each sound, then its clicks. */
const voices: FakeOscillator[] = [];
/** The time of the loudspeaker, in seconds. */
let clock = 0;
let isAllowed = true;
let audio: FakeAudio | undefined;

class FakeParam {
  set: [value: number, at: number][] = [];
  setValueAtTime(value: number, at: number) {
    this.set.push([value, at]);
  }
  linearRampToValueAtTime() {}
  setTargetAtTime() {}
  cancelScheduledValues() {}
}

class FakeOscillator extends EventTarget {
  type = 'sine';
  frequency = new FakeParam();
  from = 0;
  until = Infinity;
  connect() {}
  start(at: number) {
    this.from = at;
    voices.push(this);
  }
  stop(at: number) {
    this.until = at;
  }
}

/** A module keeps the one that it has opened, so it is the same in all tests. */
class FakeAudio {
  state = 'suspended';
  outputLatency = 0;
  destination = {};
  constructor() {
    // oxlint-disable-next-line typescript/no-this-alias -- play.ts keeps the only one
    audio = this;
  }
  get currentTime() {
    return clock;
  }
  resume() {
    this.state = isAllowed ? 'running' : 'suspended';
    return isAllowed ? Promise.resolve() : new Promise<void>(() => undefined);
  }
  createOscillator() {
    return new FakeOscillator();
  }
  createGain() {
    return { gain: new FakeParam(), connect() {}, disconnect() {} };
  }
}

let frames: (() => void)[] = [];

/** The loudspeaker plays until `seconds` on its clock. */
function plays(seconds: number) {
  act(() => {
    clock = seconds;
    for (const frame of frames.splice(0)) frame();
    for (const voice of voices) {
      if (voice.until <= clock) voice.dispatchEvent(new Event('ended'));
    }
  });
}

beforeEach(() => {
  frames = [];
  voices.length = 0;
  isAllowed = true;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.spyOn(announcer, 'announce').mockReturnValue();
});

afterEach(() => {
  cleanup();
  // What still sounds comes to its end.
  plays(clock + 100);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete document.documentElement.dataset['sound'];
});

const writing: Writing = {
  timeZone: 'UTC',
  value: (value) => `$${value}`,
  tick: (value) => `$${value}`,
  moment: (time) => `day ${time / 86_400_000}`,
  short: (time) => `d${time / 86_400_000}`,
};
const common = {
  id: 'the-chart',
  heading: 'Gold in the last month',
  sentence: 'Gold rose.',
  unit: 'Dollars',
  writing,
  change: () => 'up',
  table: { button: null, shown: null },
};
const timesOf = (count: number) => Array.from({ length: count }, (_, day) => day * 86_400_000);
const RISING = Array.from({ length: 50 }, (_, day) => 100 + day);

function showLines(...lines: (readonly number[])[]) {
  const named = lines.map((values, index) => ({ name: `Line ${index}`, values }));
  return render(<LineChart {...common} times={timesOf(50)} lines={named} step="day" />);
}

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const button = (name: string) => screen.getByRole('button', { name });
const isSilent = () => screen.queryByRole('button', { name: 'Stop' }) === null;
/** The pitches of a sound in hertz, without the marks. */
const pitches = (voice = voices.at(-1)) =>
  voice?.frequency.set.map(([value]) => Math.round(value)) ?? [];
const series = () => voices.find(({ type }) => type === 'triangle');

async function startsToPlay() {
  fireEvent.click(button('Play as sound'));
  await screen.findByRole('button', { name: 'Stop' });
}

// First: the page keeps the audio that it has opened.
test('a browser without audio says so, on the screen too', async () => {
  vi.stubGlobal('AudioContext', undefined);
  showLines(RISING);
  fireEvent.click(button('Play as sound'));
  await screen.findByText('Sound could not be started in this browser.');
  expect(announcer.announce).toHaveBeenCalledExactlyOnceWith(
    'Sound could not be started in this browser.',
  );
  expect(button('Play as sound').getAttribute('aria-disabled')).not.toBe('true');
});

test('a chart plays its values, the cursor follows, and nothing is announced', async () => {
  showLines(RISING);
  expect(voices, 'no sound before a press').toHaveLength(0);
  const play = button('Play as sound');
  await startsToPlay();
  expect(button('Stop'), 'the same button').toBe(play);
  expect(pitches(series())).toHaveLength(50);
  expect(pitches(series())[0]).toBe(220);
  expect(pitches(series()).at(-1)).toBe(880);
  expect(voices.filter(({ type }) => type === 'square')).toHaveLength(2);

  const from = series()?.from ?? 0;
  plays(from + 2.01);
  expect(slider().value).toBe('25');
  plays(from + 4.01);
  expect(slider().value).toBe('49');
  expect(isSilent()).toBe(false);
  plays(from + 5);
  expect(isSilent()).toBe(true);
  expect(slider().value).toBe('49');
  expect(announcer.announce).not.toHaveBeenCalled();
});

test.each([
  ['a second press', () => fireEvent.click(button('Stop'))],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['another view', () => fireEvent.click(button('Zoom in'))],
  ['another line', () => fireEvent.keyDown(slider(), { key: 'ArrowDown' })],
])('%s stops the sound, and the cursor stays', async (_, stops) => {
  showLines(
    RISING,
    RISING.map((value) => -value),
  );
  await startsToPlay();
  const from = series()?.from ?? 0;
  plays(from + 1);
  stops();
  expect(isSilent()).toBe(true);
  expect(series()?.until).toBeLessThan(from + 1.1);
  const { value } = slider();
  plays(from + 3);
  expect(slider().value).toBe(value);
});

test('a chart that goes takes its sound along', async () => {
  const { unmount } = showLines(RISING);
  await startsToPlay();
  unmount();
  expect(series()?.until).toBeLessThan(clock + 0.1);
});

test('a chart that goes before the sound has started stays silent', async () => {
  const { unmount } = showLines(RISING);
  fireEvent.click(button('Play as sound'));
  unmount();
  await act(async () => {});
  expect(voices.every(({ until }) => until < clock + 0.1)).toBe(true);
});

test('the values in sight are played, of the line of the cursor', async () => {
  showLines(
    RISING,
    RISING.map((value) => -value),
  );
  fireEvent.keyDown(slider(), { key: 'ArrowDown' });
  fireEvent.click(button('Zoom in'));
  await startsToPlay();
  expect(pitches(series())).toHaveLength(25);
  expect(pitches(series())[0], 'the other line falls').toBe(880);
  plays((series()?.from ?? 0) + 0.01);
  expect(slider().value).toBe('25');
});

test('candles play their closes', async () => {
  const candles = timesOf(3).map((time, day) => ({
    time,
    open: 5,
    high: 9,
    low: 1,
    close: [2, 6, 4][day] ?? 0,
  }));
  render(
    <CandleChart {...common} candles={candles} width="day" writingFor={() => common.writing} />,
  );
  await startsToPlay();
  expect(pitches(series())).toEqual([220, 880, 440]);
});

test('a browser that gives no sound is not waited for', async () => {
  showLines(RISING);
  await startsToPlay();
  fireEvent.click(button('Stop'));
  vi.useFakeTimers();
  isAllowed = false;
  if (audio) audio.state = 'suspended';
  fireEvent.click(button('Play as sound'));
  expect(button('Play as sound').getAttribute('aria-disabled')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByText('Sound could not be started in this browser.')).toBeTruthy();
  expect(announcer.announce).toHaveBeenCalledOnce();
});

test('tones are off until someone turns them on', async () => {
  showLines(RISING);
  fireEvent.keyDown(slider(), { key: 'Home' });
  await act(async () => {});
  expect(voices).toHaveLength(0);
});

test('with tones each step plays its value, and replaces the one before', async () => {
  document.documentElement.dataset['sound'] = 'on';
  showLines(RISING);
  expect(voices, 'no sound before a step').toHaveLength(0);
  fireEvent.keyDown(slider(), { key: 'Home' });
  await vi.waitFor(() => expect(voices).toHaveLength(1));
  expect(pitches()).toEqual([220]);
  expect(voices[0]?.until).toBeLessThan(clock + 0.3);
  fireEvent.keyDown(slider(), { key: 'End' });
  await vi.waitFor(() => expect(voices).toHaveLength(2));
  expect(pitches()).toEqual([880]);
  expect(voices[0]?.until).toBeLessThan(clock + 0.1);
});

test('with tones the steps of a playing chart do not sound twice', async () => {
  document.documentElement.dataset['sound'] = 'on';
  showLines(RISING);
  await startsToPlay();
  const count = voices.length;
  plays((series()?.from ?? 0) + 2);
  await act(async () => {});
  expect(slider().value).toBe('25');
  expect(voices).toHaveLength(count);
  expect(isSilent()).toBe(false);
});
