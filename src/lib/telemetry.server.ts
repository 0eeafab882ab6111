import { metrics, trace, ValueType, type Counter, type Histogram } from '@opentelemetry/api';

/** The name under which the store's spans and measures are found. */
const STORE = 'bullion-storefront';

/** Upper ends in seconds: a kept page takes one, a page of a slow API ten. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const counters = new Map<string, Counter>();
const durations = new Map<string, Histogram>();

/**
 * The store's tracer, counters and durations (in seconds). What is traced and counted goes nowhere
 * until a server registers OpenTelemetry, so none of them may be asked for before it starts.
 */
export function tracer() {
  return trace.getTracer(STORE);
}

export function counter(name: string, description: string): Counter {
  const known = counters.get(name);
  if (known) return known;
  const made = metrics.getMeter(STORE).createCounter(name, { description });
  counters.set(name, made);
  return made;
}

export function duration(name: string, description: string): Histogram {
  const known = durations.get(name);
  if (known) return known;
  const made = metrics.getMeter(STORE).createHistogram(name, {
    description,
    unit: 's',
    valueType: ValueType.DOUBLE,
    advice: { explicitBucketBoundaries: SECONDS },
  });
  durations.set(name, made);
  return made;
}
