import { fieldsOf, isFields } from '../document/node.ts';
import type { Drift, Place } from '../finding.ts';

/**
 * A line of the store's `.contract-reports.jsonl` (docs/contract-reports.md) as a finding;
 * `undefined` for other lines. A line may contain a complete `finding`.
 */
export function reportedDrift(line: unknown, place: Place): Drift | undefined {
  const { finding, operation, field, kind, expected, came, status } = fieldsOf(line);
  if (isFields(finding) && typeof finding['id'] === 'string' && typeof finding['at'] === 'string') {
    return {
      ...usual(place),
      ...(finding as Partial<Drift>),
      seen: { count: 1, repeat: seenAt(place) },
    };
  }
  if (typeof operation !== 'string' || typeof field !== 'string') return undefined;
  const isUnknown = kind === 'unknown field';
  const path = pointerOf(field);
  const what = `${operation} response ${String(status ?? 200)}`;
  return {
    ...usual(place),
    id: isUnknown ? 'response-field-undeclared' : 'response-value-refused',
    wire: isUnknown ? 'safe' : 'breaking',
    title: isUnknown
      ? `${what}: ${path} is not in the contract`
      : `${what}: ${path} must be ${String(expected)}, not ${String(came)}`,
    explanation: isUnknown
      ? 'The contract allows more fields than it names. Clients do not know this one.'
      : 'The running store could not read this answer as the contract says.',
    operations: [operation],
    at: `${what} ${path}`,
    seen: { count: 1, repeat: seenAt(place) },
  };
}

function usual(location: Place): Drift {
  return {
    id: '',
    wire: 'breaking',
    code: 'none',
    direction: 'response',
    title: '',
    explanation: '',
    operations: [],
    pointer: '',
    at: '',
    location,
  };
}

/** `$.data.points[*].ask` is `/data/points/＊/ask`, with a plain star. */
function pointerOf(field: string): string {
  const steps = field.replace(/^\$/, '').matchAll(/\.(\w+)|\[\*\]|\['([^']*)'\]/g);
  return `/${[...steps].map(([whole, plain, quoted]) => plain ?? quoted ?? (whole === '[*]' ? '*' : '')).join('/')}`;
}

function seenAt({ file, line }: Place): string {
  return `reported in ${file}:${line}`;
}
