/** A note: its pitch in hertz, when it begins in seconds, and whether a click marks it. */
type Tone = { frequency: number; at: number; click: boolean };

/** Notes, one after the other, and when the last ends (seconds). */
export type Melody = { tones: readonly Tone[]; length: number };

/** The pitch of the lowest and of the highest value, in hertz: two octaves. */
const LOW_HZ = 220;
const HIGH_HZ = 880;

/** Seconds. */
const POINT_S = 0.08;
const SHORTEST_S = 1;
const LONGEST_S = 6;

/** The pitch of each value between the lowest and the highest of `values`, in hertz. */
export function pitchScale(values: readonly number[]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // Equal steps of value are equal intervals to the ear; what does not move is in the middle.
  return (value) =>
    LOW_HZ * (HIGH_HZ / LOW_HZ) ** (low < high ? (value - low) / (high - low) : 0.5);
}

/** Values as notes over at most six seconds; a click marks the first highest and lowest. */
export function melodyOf(values: readonly number[]): Melody {
  const length = Math.min(LONGEST_S, Math.max(SHORTEST_S, values.length * POINT_S));
  const pitch = pitchScale(values);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const marked = low < high ? [values.indexOf(low), values.indexOf(high)] : [];
  const tones = values.map((value, index) => ({
    frequency: pitch(value),
    at: (length * index) / values.length,
    click: marked.includes(index),
  }));
  return { tones, length };
}
