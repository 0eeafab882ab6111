import type { Coverage, LeftOut, Share } from './report.ts';

/** The most of what was not touched that a report lists. */
const MOST_MISSING = 200;
const MOST_HOSTS = 20;

/** What the legs have touched together, as a report has it. */
export function coverageOfAll([first, ...others]: Coverage[]): Coverage | undefined {
  if (!first) return undefined;
  const { hosts, ...all } = others.reduce(joined, first);
  return {
    ...all,
    hosts: hosts
      .toSorted((one, other) => other.calls - one.calls || other.exchanges - one.exchanges)
      .slice(0, MOST_HOSTS),
    operations: cut(all.operations),
    parameters: cut(all.parameters),
    statuses: cut(all.statuses),
    fields: cut(all.fields),
  };
}

function joined(one: Coverage, other: Coverage): Coverage {
  return {
    exchanges: one.exchanges + other.exchanges,
    calls: one.calls + other.calls,
    foreign: one.foreign + other.foreign,
    leftOut: withSums([...one.leftOut, ...other.leftOut]),
    hosts: [...one.hosts, ...other.hosts],
    notes: [...one.notes, ...other.notes],
    operations: inEither(one.operations, other.operations),
    parameters: inEither(one.parameters, other.parameters),
    statuses: inEither(one.statuses, other.statuses),
    fields: inEither(one.fields, other.fields),
  };
}

function withSums(parts: LeftOut[]): LeftOut[] {
  const sums = new Map<LeftOut['kind'], number>();
  for (const { kind, count } of parts) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].map(([kind, count]) => ({ kind, count }));
}

/** Both are of the same contract. */
function inEither({ of, missing }: Share, other: Share): Share {
  const theirs = new Set(other.missing);
  const left = missing.filter((one) => theirs.has(one));
  return { seen: of - left.length, of, missing: left };
}

function cut({ missing, ...share }: Share): Share {
  return { ...share, missing: missing.slice(0, MOST_MISSING) };
}
