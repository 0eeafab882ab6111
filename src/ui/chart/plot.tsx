import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';

import { percent } from './picture.tsx';
import type { Stop } from './series.ts';
import type { Chart } from './use-chart.ts';

type PlotProps = {
  /** The name of the cursor: "Gold, by day". */
  name: string;
  chart: Chart;
  /** What stands at a step; on the line of the cursor. */
  stopAt: (step: number) => Stop;
  /** Percent from the left, of a step in sight; percent from above, of a value. */
  across: (step: number) => number;
  down: (value: number) => number;
  unit: string;
  children: ReactNode;
};

/**
 * The area of a chart with its cursor: one stop for Tab, a slider that says each point. The pointer
 * and a finger move the same cursor; its readout stands beside its point and can be pointed at.
 */
export function Plot({ name, chart, stopAt, across, down, unit, children }: PlotProps) {
  const area = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { view, at } = chart;
  const stop = at === undefined ? undefined : stopAt(at);

  function follow({ clientX, target }: PointerEvent) {
    const box = area.current?.getBoundingClientRect();
    // The readout may be pointed at, and its words selected.
    if (!box || (target instanceof Element && target.closest('.chart-readout'))) return;
    const share = (clientX - box.left) / box.width;
    chart.moveTo(nearest(share * 100, view.from, view.to, across));
  }

  return (
    <div
      className="chart-plot"
      onPointerLeave={({ pointerType }) =>
        pointerType === 'mouse' && slider.current !== document.activeElement && chart.hide()
      }
    >
      <p className="chart-unit">{unit}</p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider has the keys */}
      <div
        className="chart-area"
        ref={area}
        onPointerMove={follow}
        onPointerDown={follow}
        // The plot moves the cursor, to the middle of a candle too.
        onMouseDown={(event) => event.target === slider.current && event.preventDefault()}
        onClick={() => slider.current?.focus({ preventScroll: true })}
      >
        {children}
        {stop && at !== undefined ? (
          <AtCursor stop={stop} x={across(at)} y={down(stop.value)} />
        ) : null}
        <input
          ref={slider}
          className="chart-cursor"
          type="range"
          min={view.from}
          max={view.to}
          value={at ?? view.to}
          aria-label={name}
          aria-valuetext={stopAt(at ?? view.to).words}
          onFocus={() => at === undefined && chart.moveTo(view.to)}
          onChange={(event) => chart.moveTo(Number(event.target.value))}
          onKeyDown={(event) => pressed(event, chart)}
        />
      </div>
    </div>
  );
}

/**
 * What stands at the cursor, in percent of the plot. Drawn in the browser only, where a style of its
 * own is allowed; the slider says the same.
 */
function AtCursor({ stop, x, y }: { stop: Stop; x: number; y: number }) {
  const [place, fromEnd] = [percent(x), percent(100 - x)];
  return (
    <>
      <svg className="chart-crosshair" aria-hidden="true">
        <line x1={place} x2={place} y2="100%" />
        <circle cx={place} cy={percent(y)} r="5" />
      </svg>
      <p
        className="chart-flag"
        aria-hidden="true"
        style={{ insetInlineStart: `clamp(3rem, ${place}, 100% - 3rem)` }}
      >
        {stop.short}
      </p>
      <div
        className="chart-readout"
        aria-hidden="true"
        style={x > 50 ? { insetInlineEnd: fromEnd } : { insetInlineStart: place }}
      >
        <p className="chart-readout-title">{stop.title}</p>
        <dl>
          {stop.rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

type Keys = Partial<Record<string, (chart: Chart) => void>>;

const tenth = ({ view: { from, to } }: Chart) => Math.max(1, Math.round((to - from) / 10));

const KEYS: Keys = {
  ArrowLeft: (chart) => chart.moveBy(-1),
  ArrowRight: (chart) => chart.moveBy(1),
  ArrowUp: (chart) => chart.changeLine(-1),
  ArrowDown: (chart) => chart.changeLine(1),
  PageDown: (chart) => chart.moveBy(-tenth(chart)),
  PageUp: (chart) => chart.moveBy(tenth(chart)),
  Home: (chart) => chart.moveTo(chart.view.from),
  End: (chart) => chart.moveTo(chart.view.to),
  '+': (chart) => chart.zoom(0.5),
  '=': (chart) => chart.zoom(0.5),
  '-': (chart) => chart.zoom(2),
};

const WITH_SHIFT: Keys = {
  ...KEYS,
  ArrowLeft: (chart) => chart.pan(-1),
  ArrowRight: (chart) => chart.pan(1),
};

/** The keys of the cursor. Tab, and what the browser zooms with, stay the browser's. */
function pressed(event: KeyboardEvent, chart: Chart): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = (event.shiftKey ? WITH_SHIFT : KEYS)[event.key];
  if (!act) return;
  event.preventDefault();
  act(chart);
}

/** The step whose place is nearest to `x`, in percent from the left. */
function nearest(x: number, from: number, to: number, across: (step: number) => number): number {
  let best = from;
  for (let at = from; at <= to; at += 1) {
    if (Math.abs(across(at) - x) < Math.abs(across(best) - x)) best = at;
  }
  return best;
}
