/** A line's name and its values, one for each moment of the chart. */
export type Line = { name: string; values: readonly number[] };

/** A value at a time (milliseconds). */
export type Point = { time: number; value: number };

/** A stretch of time: its first, highest, lowest and last value. */
export type Candle = { time: number; open: number; high: number; low: number; close: number };

/** How a chart writes values and times (milliseconds): it knows neither their unit nor their zone. */
export type Writing = {
  timeZone: string;
  /** "$4,102.50" */
  value: (value: number) => string;
  /** A round value of the axis: "$4,100". */
  tick: (value: number) => string;
  /** In full, for the readout and for speech: "March 4, 2026". */
  moment: (time: number) => string;
  /** Beside a mark: "Mar 4, 2026". */
  short: (time: number) => string;
};

/** One stop of the cursor. */
export type Stop = {
  /** Milliseconds. */
  time: number;
  /** Where the marker stands: a value of the chart. */
  value: number;
  title: string;
  /** The same, shorter: under the cross hair. */
  short: string;
  rows: readonly (readonly [term: string, value: string])[];
  /** The same in a sentence, for screen readers. */
  words: string;
};
