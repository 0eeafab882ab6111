import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import type { Metal } from '#api/spot/metal-spot.ts';
import { changeBetween, inSentence, writingFor } from '#commerce/chart/price-writing.ts';
import { indexed, together } from '#commerce/chart/together.ts';
import type { Width } from '#ui/chart/calendar-units.ts';
import { ChartTable } from '#ui/chart/chart-table.tsx';
import { decimal } from '#ui/chart/format.ts';
import { LineChart } from '#ui/chart/line-chart.tsx';
import { lineSentence } from '#ui/chart/sentence.ts';
import type { Line, Writing } from '#ui/chart/series.ts';
import { TableButton } from '#ui/chart/table-below.tsx';

import { candleSpan } from './candle-span.ts';
import { NoPrices } from './figure-parts.tsx';
import { HEADING_ID, whenOf, type FigureProps } from './figure.ts';
import { linePointsQuery } from './line-points.ts';
import { METALS, unitWords } from './metals.ts';
import { tableHref, type ChartChoice } from './range.ts';

/** The ask of a metal as a line, or beside that of another metal. */
export function LineFigure(props: FigureProps) {
  const { against } = props.choice;
  if (!against) return <OneMetal {...props} />;
  return against === 'ratio' ? <Ratio {...props} /> : <Comparison {...props} other={against} />;
}

function OneMetal(props: FigureProps) {
  const { metal, choice, day } = props;
  const { data: points } = useSuspenseQuery(linePointsQuery(metal, choice, day));
  const { width } = stepOf(choice, day);
  const { name } = METALS[metal];
  const lines = useMemo(
    () => [{ name: 'Ask', values: points.map(({ value }) => value) }],
    [points],
  );
  const times = useMemo(() => points.map(({ time }) => time), [points]);
  const sentence = lineSentence({
    name,
    when: whenOf(choice),
    points,
    write: writingFor(width).value,
    ...wordsOf(width),
  });
  return (
    <Lines
      {...props}
      {...{ times, lines, sentence }}
      heading={name}
      caption={`${name}, US dollars a ${METALS[metal].unit}, New York time`}
      unit={unitWords(metal)}
      writing={writingFor(width)}
    />
  );
}

/** The price of gold in ounces of silver. */
function Ratio(props: FigureProps) {
  const { choice, day } = props;
  const pairs = usePairs('silver', 'gold', choice, day);
  const { width } = stepOf(choice, day);
  const points = useMemo(
    () => pairs.map(({ time, one, other }) => ({ time, value: tenths(other / one) })),
    [pairs],
  );
  const lines = useMemo(
    () => [{ name: 'Ratio', values: points.map(({ value }) => value) }],
    [points],
  );
  const times = useMemo(() => points.map(({ time }) => time), [points]);
  const name = 'The gold-silver ratio';
  const sentence = lineSentence({
    name,
    when: whenOf(choice),
    points,
    write: decimal,
    ...wordsOf(width),
  });
  return (
    <Lines
      {...props}
      {...{ times, lines, sentence }}
      heading={name}
      caption="Ounces of silver for an ounce of gold, New York time"
      unit="Ounces of silver for one ounce of gold"
      writing={PLAIN[width]}
    />
  );
}

/** Two metals, both 100 at their beginning. */
function Comparison(props: FigureProps & { other: Metal }) {
  const { metal, other, choice, day } = props;
  const pairs = usePairs(metal, other, choice, day);
  const { width } = stepOf(choice, day);
  const [one, two] = [METALS[metal].name, METALS[other].name];
  const lines = useMemo(
    () => [
      { name: one, values: indexed(pairs.map((pair) => pair.one)) },
      { name: two, values: indexed(pairs.map((pair) => pair.other)) },
    ],
    [one, two, pairs],
  );
  const times = useMemo(() => pairs.map(({ time }) => time), [pairs]);
  const ends = lines.map(({ values }) => changeBetween(100, values.at(-1) ?? 100));
  return (
    <Lines
      {...props}
      {...{ times, lines }}
      sentence={`${one} ${choice.days ? 'was' : 'is'} ${ends[0]} ${whenOf(choice)}, and ${two.toLowerCase()} ${ends[1]}. Both lines begin at 100.`}
      heading={`${one} and ${two.toLowerCase()}`}
      caption={`${one} and ${two.toLowerCase()}, both 100 at the beginning, New York time`}
      unit="Both are 100 at the beginning"
      writing={PLAIN[width]}
    />
  );
}

function usePairs(first: Metal, second: Metal, choice: ChartChoice, day: string) {
  // The loader has asked for both at once.
  const { data: one } = useSuspenseQuery(linePointsQuery(first, choice, day));
  const { data: other } = useSuspenseQuery(linePointsQuery(second, choice, day));
  return useMemo(() => together(one, other), [one, other]);
}

type LinesProps = FigureProps & {
  heading: string;
  sentence: string;
  times: readonly number[];
  lines: readonly Line[];
  caption: string;
  unit: string;
  writing: Writing;
};

function Lines(props: LinesProps) {
  const { choice, day, heading, sentence, times, lines, caption, unit, writing, onShown } = props;
  useEffect(() => onShown(sentence), [onShown, sentence]);
  if (times.length === 0) return <NoPrices choice={choice} name={heading} />;
  const [{ values } = { values: [] }] = lines;
  return (
    <LineChart
      id={HEADING_ID}
      heading={`${heading} ${whenOf(choice)}`}
      {...{ sentence, times, lines, unit, writing }}
      step={stepOf(choice, day).step}
      change={changeBetween}
      table={{
        button: (
          <TableButton rows={times.length} isOpen={choice.hasTable} href={tableHref(choice)} />
        ),
        shown: choice.hasTable && (
          <ChartTable
            caption={caption}
            columns={[
              'Time',
              ...lines.map(({ name }) => name),
              ...(lines.length > 1 ? [] : ['Change']),
            ]}
            rows={times.map((time, at) => ({
              time,
              head: writing.moment(time),
              cells: [
                ...lines.map((line) => writing.value(line.values[at] ?? 0)),
                ...(lines.length > 1
                  ? []
                  : [at > 0 ? changeBetween(values[at - 1] ?? 0, values[at] ?? 0) : '']),
              ],
            }))}
            timeZone={writing.timeZone}
          />
        ),
      }}
    />
  );
}

/** How long a step of the line is: as it is written, and in a word. */
function stepOf(choice: ChartChoice, day: string): { width: Width; step: string } {
  const { range, days } = choice;
  if (!days) return { width: range.hasTimes ? 'hour' : 'day', step: range.step };
  const { width } = candleSpan(choice, day);
  return { width, step: width };
}

function wordsOf(width: Width): { day: (time: number) => string; on: 'on' | 'in' } {
  return { day: inSentence(width), on: width === 'hour' || width === 'day' ? 'on' : 'in' };
}

const plain = (width: Width): Writing => ({
  ...writingFor(width),
  value: decimal,
  tick: String,
});
/** Values that are no money. */
const PLAIN: Record<Width, Writing> = {
  hour: plain('hour'),
  day: plain('day'),
  week: plain('week'),
  month: plain('month'),
  year: plain('year'),
};

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
