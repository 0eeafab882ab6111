import type { Mismatch } from './check.ts';
import type { DriftFinding } from './drift-finding.ts';

/** Reads the report file of development, with usage and known findings. */
export const DRIFT_COMMAND = 'npm run drift -- har .contract-reports.jsonl';

/** A mismatch in the words in which drift is reported everywhere. */
export function findingOf(mismatch: Mismatch): DriftFinding {
  const { operation, method, path, status, field } = mismatch;
  if (mismatch.expected === 'no such call') return unknownCall(mismatch);
  const where = `${operation} response ${status}`;
  const way = wayOf(field);
  return {
    ...meaningOf(mismatch, where, way),
    code: 'none',
    direction: 'response',
    operations: [operation],
    pointer: `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`,
    at: way ? `${where} ${way}` : where,
  };
}

function unknownCall({ method, path }: Mismatch): DriftFinding {
  const call = `${method.toUpperCase()} ${path}`;
  return {
    id: 'operation-undocumented',
    wire: 'breaking',
    code: 'none',
    direction: 'request',
    title: `${call} is called, and the contract does not know it`,
    explanation: 'No client generated from the contract can make this call.',
    operations: [],
    pointer: '/paths',
    at: call,
  };
}

function meaningOf(
  { kind, expected, came }: Mismatch,
  where: string,
  way: string,
): Pick<DriftFinding, 'id' | 'wire' | 'title' | 'explanation'> {
  const name = way || 'the answer';
  if (kind === 'unknown field') {
    return {
      id: 'response-field-undeclared',
      wire: 'safe',
      title: `${where}: ${name} is not in the contract`,
      explanation: `It is ${came}. Clients pass it over; it may be the new name of another field.`,
    };
  }
  const isMissing = came === 'nothing';
  return {
    id: isMissing ? 'response-field-missing' : idOf(expected),
    wire: 'breaking',
    title: isMissing
      ? `${where}: ${name} is missing`
      : `${where}: ${name} must be ${expected}, not ${came}`,
    explanation: `The contract says ${expected}; the API sent ${came}. The page goes on with what it can use.`,
  };
}

/** The schema keyword that refused the value, by the words of zod's issue. */
function idOf(expected: string): string {
  if (expected.startsWith('one of ')) return 'response-value-unknown';
  const isType = /^(?:string|number|int|integer|boolean|array|object|null)$/.test(expected);
  return isType ? 'response-type' : 'response-value-refused';
}

/** `$.data.points[*].ask` is `/data/points/＊/ask`, with a plain star. */
function wayOf(field: string): string {
  const steps = field.matchAll(/\.(\w+)|\[(\*)\]|\['([^']*)'\]/g);
  return [...steps].map(([, plain, star, quoted]) => `/${plain ?? star ?? quoted ?? ''}`).join('');
}

function escaped(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1');
}
