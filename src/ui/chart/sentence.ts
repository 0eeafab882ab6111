import { largestTurn } from './largest-turn.ts';
import type { Candle, Point } from './series.ts';

/** How a sentence writes values and days (milliseconds); `name` begins it: "Gold". */
type Words = { name: string; write: (value: number) => string; day: (time: number) => string };

/**
 * A line in one or two sentences: what a sighted person sees at a glance. `when` ends the first, and
 * `on` stands before a day: "on May 4", "in May".
 */
export function lineSentence({
  name,
  when,
  points,
  write,
  day,
  on = 'on',
}: Words & { when: string; points: readonly Point[]; on?: 'on' | 'in' }): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const [from, to] = [write(first.value), write(last.value)];
  const start =
    from === to
      ? `${name} ended where it began, at ${to}, ${when}.`
      : `${name} ${last.value > first.value ? 'rose' : 'fell'}${share(first.value, last.value)} ${when}, from ${from} to ${to}.`;
  const onDay = (time: number) => `${on} ${day(time)}`;
  return [start, ...boundsAndTurn(points, write, day, onDay)].join(' ');
}

/** " 28.5 %"; nothing where it would be 0.0. */
function share(from: number, to: number): string {
  const percent = Math.abs(((to - from) / from) * 100).toFixed(1);
  return Number(percent) === 0 || !Number.isFinite(Number(percent)) ? '' : ` ${percent} %`;
}

/**
 * The highest and the lowest point, and the largest turn: in the same sentence if it leads from one
 * to the other, not at all if it is the whole way, which is told before.
 */
function boundsAndTurn(
  points: readonly Point[],
  write: Words['write'],
  day: Words['day'],
  onDay: Words['day'],
): string[] {
  const high = points.reduce((best, point) => (point.value > best.value ? point : best));
  const low = points.reduce((best, point) => (point.value < best.value ? point : best));
  if (write(high.value) === write(low.value)) return [];
  const lowest = `lowest at ${write(low.value)} ${onDay(low.time)}`;
  const highest = `highest at ${write(high.value)} ${onDay(high.time)}`;
  const bounds = `It was ${low.time < high.time ? `${lowest}, and ${highest}` : `${highest}, and ${lowest}`}`;
  const { from, to } = largestTurn(points) ?? { from: low, to: high };
  const percent = share(from.value, to.value);
  const isTold = from === points[0] && to === points.at(-1);
  if (isTold || !percent || write(from.value) === write(to.value)) return [`${bounds}.`];
  const way = to.value > from.value ? 'rise' : 'fall';
  return [from, to].every((point) => point === low || point === high)
    ? [`${bounds}, a ${way} of${percent}.`]
    : [
        `${bounds}.`,
        `The largest ${way} was${percent}, from ${day(from.time)} to ${day(to.time)}.`,
      ];
}

/** Candles in one or two sentences. `step` names one of them, and several. */
export function candleSentence({
  name,
  step,
  candles,
  write,
  day,
}: Words & { step: { one: string; many: string }; candles: readonly Candle[] }): string {
  const count = (is: (candle: Candle) => boolean) => candles.filter(is).length;
  const rose = count(({ open, close }) => close > open);
  const fell = count(({ open, close }) => close < open);
  const still = candles.length - rose - fell;
  const of = `Of ${candles.length} ${candles.length === 1 ? step.one : step.many}`;
  const counts = `${of}, ${name.toLowerCase()} rose in ${rose} and fell in ${fell}${still > 0 ? `, and in ${still} ended where it began` : ''}.`;
  const widest = candles.toSorted((one, other) => body(other) - body(one))[0];
  if (!widest || write(widest.open) === write(widest.close)) return counts;
  return `${counts} The largest change was that of ${day(widest.time)}, from ${write(widest.open)} to ${write(widest.close)}.`;
}

function body({ open, close }: Candle): number {
  return Math.abs(close - open);
}
