import { useMemo } from 'react';

import type { Case } from '#api/portfolio/outlook.ts';
import { percent, Picture } from '#ui/chart/picture.tsx';
import type { Place, TimeTick } from '#ui/chart/scales.ts';
import type { Writing } from '#ui/chart/series.ts';
import type { View } from '#ui/chart/span.ts';

import { apart, monthTicks, placesIn, type CaseLine, type Steps } from './outlook-steps.ts';
import { CASE_NAMES } from './outlook-words.tsx';

/** The dash of each line, as in chart.css. */
const DASHES: Record<Case, number> = { analyst: 0, best: 1, worst: 2 };
/** Percents between two labels at the end, of two lines of words each, and from a foreign line. */
const LABEL_GAP = 15;
const LINE_GAP = 10;
/** Percents that the word "Today" takes from the axis on each side, on wide and narrow screens. */
const TODAY_WIDTH = { wide: 5, narrow: 16 };

const NO_TICKS: readonly TimeTick[] = [];

type Dot = { x: number; y: number };
/** A line in the plot, in percents from the left and from above. */
type Drawn = { who: Case; dots: Dot[] };

/** Drawn again for another view only, not for each step of the cursor. */
export function OutlookPicture({
  steps,
  view,
  place,
  ticks,
  writing,
}: {
  steps: Steps;
  view: View;
  place: Place;
  ticks: readonly number[];
  writing: Writing;
}) {
  return useMemo(() => {
    const { times, today, lines } = steps;
    const [from, to] = [times[view.from] ?? 0, times[view.to] ?? 0];
    const across = placesIn(times, view);
    const dotsOf = (line: CaseLine | undefined, first: number, last: number): Dot[] =>
      (line?.values ?? []).flatMap((value, at) =>
        value === undefined || at < first || at > last ? [] : [{ x: across(at), y: place(value) }],
      );
    const past = dotsOf(lines[0], view.from, Math.min(today, view.to));
    const drawn = lines.map((line) => ({
      who: line.who,
      dots: dotsOf(line, Math.max(today, view.from), view.to),
    }));
    const now = across(today);
    const months = monthTicks(from, to, writing.timeZone).filter(
      ({ index }) => Math.abs(index - now) > TODAY_WIDTH.wide,
    );
    return (
      <>
        <Ground x={now} />
        <Picture
          ticks={ticks}
          times={NO_TICKS}
          place={place}
          across={across}
          writing={writing}
          drawing={
            <>
              <path className="chart-ticks" d={months.map(tickPath).join('')} />
              <path className="chart-line" d={pathOf(past)} />
              {drawn.map(({ who, dots }) => (
                <path key={who} className="chart-line" data-line={DASHES[who]} d={pathOf(dots)} />
              ))}
            </>
          }
        >
          <Months months={months} now={now} />
          <Today x={now} y={past.at(-1)?.y} />
          {drawn.map((line) => (
            <Marks key={line.who} {...line} />
          ))}
          <Ends drawn={drawn} texts={textsOf(lines, view, writing)} />
        </Picture>
      </>
    );
  }, [steps, view, place, ticks, writing]);
}

const units = (share: number) => Math.round(share * 100) / 10;

function pathOf(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${units(x)} ${units(y)}`).join('');
}

function tickPath({ index }: TimeTick): string {
  return `M${units(index)} 1000v15`;
}

/** Months by their place in time; the axis of other charts knows steps only. */
function Months({ months, now }: { months: readonly TimeTick[]; now: number }) {
  return months.map(({ index, words }, rank) => (
    <text
      key={index}
      className="chart-time"
      data-rank={rank % 4 === 0 ? 'first' : rank % 2 === 0 ? 'second' : 'third'}
      data-near={Math.abs(index - now) < TODAY_WIDTH.narrow || undefined}
      x={percent(index)}
      y="100%"
    >
      {words}
    </text>
  ));
}

/** The last value of each line in sight. */
function textsOf(lines: readonly CaseLine[], view: View, writing: Writing): string[] {
  return lines.map(({ values }) => {
    const last = values.slice(view.from, view.to + 1).findLast((value) => value !== undefined);
    return writing.value(last ?? 0);
  });
}

/** The ground of what has not happened yet, under the grid. */
function Ground({ x }: { x: number }) {
  if (x >= 100) return null;
  const from = Math.max(0, x);
  return (
    <svg className="outlook-grounds" aria-hidden="true">
      <rect
        className="outlook-ground"
        x={percent(from)}
        width={percent(100 - from)}
        height="100%"
      />
    </svg>
  );
}

function Today({ x, y }: { x: number; y: number | undefined }) {
  if (x < 0 || x > 100) return null;
  return (
    <g>
      <line className="outlook-now" x1={percent(x)} x2={percent(x)} y2="100%" />
      <rect className="outlook-flag" x={percent(x)} y="100%" width="64" height="26" />
      <text className="outlook-today" x={percent(x)} y="100%">
        Today
      </text>
      {y === undefined ? null : (
        <circle className="chart-point" cx={percent(x)} cy={percent(y)} r="5" />
      )}
    </g>
  );
}

/** A mark at each quarter; the first dot is today's. */
function Marks({ who, dots }: Drawn) {
  return dots.slice(1).map(({ x, y }) => (
    <svg key={x} x={percent(x)} y={percent(y)} className="outlook-mark">
      <Mark who={who} />
    </svg>
  ));
}

function Mark({ who }: { who: Case }) {
  if (who === 'analyst') return <circle className="chart-end" r="4.5" />;
  return <path className="chart-point" d={who === 'best' ? 'M0-7 7 5H-7z' : 'M0 7 7-5H-7z'} />;
}

/** The line of a case with its mark, for the words that name it. */
export function KeyLine({ who }: { who: Case }) {
  return (
    <svg className="chart-key-line" viewBox="-16 -10 32 20" aria-hidden="true">
      <path className="chart-line" data-line={DASHES[who]} d="M-16 0H16" />
      <Mark who={who} />
    </svg>
  );
}

/** The last value of each line and its name, clear of each other and of the line that goes on. */
function Ends({ drawn, texts }: { drawn: readonly Drawn[]; texts: readonly string[] }) {
  const ends = drawn.map(({ dots }) => dots.at(-1) ?? { x: 0, y: 0 });
  const places = placesOf(drawn, ends);
  return drawn.map(({ who, dots }, index) => {
    // With today alone in sight there is nothing to name.
    if (dots.length < 2) return null;
    const [x, y] = [percent(ends[index]?.x ?? 0), percent(places[index] ?? 0)];
    return (
      <g key={who}>
        <text className="chart-last outlook-end" x={x} y={y}>
          {texts[index]}
        </text>
        <text className="chart-last outlook-end-name" x={x} y={y}>
          {CASE_NAMES[who]}
        </text>
      </g>
    );
  });
}

/** Where the labels stand, in percents from above. */
function placesOf(drawn: readonly Drawn[], ends: readonly Dot[]): number[] {
  const farthest = Math.max(...ends.map(({ x }) => x));
  const isShort = (index: number) => (ends[index]?.x ?? 0) < farthest;
  const aside = ends.map(({ x, y }, index) => {
    if (!isShort(index)) return y;
    const other = drawn.find((_, at) => !isShort(at));
    const line = other && heightAt(other.dots, x);
    if (line === undefined || Math.abs(y - line) >= LINE_GAP) return y;
    return y <= line ? line - LINE_GAP : line + LINE_GAP;
  });
  const moved = [...aside];
  for (const group of [true, false]) {
    const members = [...ends.keys()].filter((index) => isShort(index) === group);
    const spread = apart(
      members.map((index) => aside[index] ?? 0),
      LABEL_GAP,
    );
    for (const [at, index] of members.entries()) moved[index] = spread[at] ?? 0;
  }
  return moved;
}

/** Where a line is at `x`. */
function heightAt(dots: readonly Dot[], x: number): number | undefined {
  const after = dots.findIndex((dot) => dot.x >= x);
  const [one, other] = [dots[after - 1], dots[after]];
  if (!one || !other) return other?.y;
  return one.y + ((other.y - one.y) * (x - one.x)) / (other.x - one.x);
}
