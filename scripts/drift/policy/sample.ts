import { stringify } from 'yaml';

import { isFields } from '../document/node.ts';

/** The part in which the two documents of an example differ, as YAML. */
export type Sample = { at: string[]; before: string; after: string };

/** A part with more lines is shown without what is around the difference. */
const MOST_LINES = 10;

export function sampleOf([before, after]: [unknown, unknown]): Sample {
  let best: Sample | undefined;
  // The largest part that is small enough: it shows what the difference is about.
  for (const at of waysTo(before, after)) {
    const sample = { at, before: yamlOf(valueAt(before, at)), after: yamlOf(valueAt(after, at)) };
    best = sample;
    if (Math.max(lines(sample.before), lines(sample.after)) <= MOST_LINES) return sample;
  }
  const { at } = best ?? { at: [] };
  return { at, ...differing(valueAt(before, at), valueAt(after, at)) };
}

/** Only the members that differ. */
function differing(before: unknown, after: unknown): Omit<Sample, 'at'> {
  const names = new Set(namesOfDifference(before, after));
  const only = (value: unknown) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)))
      : value;
  return { before: yamlOf(only(before)), after: yamlOf(only(after)) };
}

function namesOfDifference(one: unknown, other: unknown): string[] {
  if (!isFields(one) || !isFields(other)) return [];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => yamlOf(one[name]) !== yamlOf(other[name]));
}

/** The ways to the parts that hold all differences, from the root on. */
function waysTo(before: unknown, after: unknown, way: string[] = []): string[][] {
  if (!isFields(before) || !isFields(after)) return [];
  const own = way.length > 0 ? [way] : [];
  const [name, ...others] = namesOfDifference(before, after);
  if (name === undefined || others.length > 0) return own;
  return own.concat(waysTo(before[name], after[name], way.concat(name)));
}

function valueAt(value: unknown, way: string[]): unknown {
  return way.reduce((at, name) => (isFields(at) ? at[name] : undefined), value);
}

function yamlOf(value: unknown): string {
  const isNothing = value === undefined || (isFields(value) && Object.keys(value).length === 0);
  return isNothing ? '' : stringify(value, { aliasDuplicateObjects: false, lineWidth: 68 });
}

function lines(text: string): number {
  return text.split('\n').length - 1;
}
