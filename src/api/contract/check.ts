import { operations, type OperationId } from '#generated/operations.ts';
import { personalFields } from '#generated/personal-fields.ts';
import { validators, type Issue } from '#generated/validators.ts';
import { personalNames } from '#lib/personal-names.ts';
import { valueAt } from '#lib/value-at.ts';

import { unknownFields } from './extras.ts';

/** A JSON answer, as it was read. */
export type Answer = { method: string; url: string; status: number; body: unknown };

/**
 * One place where an answer differs from the contract. It names the kinds of values and never what
 * a customer wrote: of the value itself only a word that stands where the contract lists words, unless
 * the field is of a person.
 */
export type Mismatch = {
  /** The operation's id; method and path where the contract knows no such operation. */
  operation: string;
  method: string;
  /** As the contract writes it, without a query. */
  path: string;
  status: number;
  /** JSONPath with one `[*]` for all entries of a list. */
  field: string;
  kind: 'wrong' | 'unknown field';
  expected: string;
  came: string;
};

type Place = Pick<Mismatch, 'operation' | 'method' | 'path' | 'status'>;

/** The parts of a zod issue that its type does not declare. */
type Detail = Issue & { code?: string; errors?: Issue[][] };

/** The limit for objects whose field names keep changing. */
const MOST_TOLD = 200;
const LONGEST_WORD = 40;
const isPersonal = personalNames(personalFields);

/**
 * Calls `tell` once for each field of an operation, for `most` fields in all. It never throws, whatever
 * the answer is and whatever `tell` does. `extras` are fields that the contract does not know: allowed,
 * and in development worth a question.
 */
export function contractCheck(
  tell: (mismatch: Mismatch) => void,
  { extras, most = MOST_TOLD }: { extras: boolean; most?: number },
): (answer: Answer) => void {
  const told = new Set<string>();
  return (answer) => {
    try {
      for (const mismatch of mismatchesIn(answer, extras)) {
        const key = `${mismatch.operation} ${mismatch.field}`;
        if (told.has(key) || told.size >= most) continue;
        told.add(key);
        tell(mismatch);
      }
    } catch (error) {
      if (import.meta.env.DEV) console.error(error);
    }
  };
}

/** One line for a console. */
export function inWords({ operation, field, kind, expected, came }: Mismatch): string {
  if (kind === 'unknown field')
    return `Contract: ${operation} ${field} is an unknown field, ${came}`;
  return `Contract: ${operation} ${field} expected ${expected}, came ${came}`;
}

function mismatchesIn({ method, url, status, body }: Answer, extras: boolean): Mismatch[] {
  const [path = url] = url.split('?', 1);
  const id = operationAt(method.toUpperCase(), path);
  if (!id) {
    const place = { operation: `${method} ${path}`, method, path, status };
    return [{ ...place, field: '$', kind: 'wrong', expected: 'no such call', came: kindOf(body) }];
  }
  const place = { operation: id, method, path: operations[id].path, status };
  const schema = validators[id].answer;
  if (!schema) return [];
  const result = schema.safeParse(body);
  const wrong = result.success ? [] : result.error.issues.flatMap((issue) => closest(issue));
  const unknown = extras ? unknownFields(schema, body) : [];
  return [
    ...wrong.map((issue) => wrongAt(place, issue, body)),
    ...unknown.map(({ field, value }) => unknownAt(place, field, value)),
  ];
}

function unknownAt(place: Place, field: PropertyKey[], value: unknown): Mismatch {
  const came = kindOf(value);
  return { ...place, field: inJsonPath(field), kind: 'unknown field', expected: 'nothing', came };
}

function wrongAt(place: Place, issue: Detail, body: unknown): Mismatch {
  const value = valueAt(body, issue.path);
  const isListed =
    issue.code === 'invalid_value' &&
    typeof value === 'string' &&
    !issue.path.some((step) => isPersonal(String(step)));
  const word = isListed ? ` ${JSON.stringify(value.slice(0, LONGEST_WORD))}` : '';
  return {
    ...place,
    field: inJsonPath(issue.path),
    kind: 'wrong',
    expected: expectation(issue.message),
    came: kindOf(value) + word,
  };
}

const templates = (Object.keys(operations) as OperationId[]).map((id) => {
  const { method, path } = operations[id];
  return { id, call: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

function operationAt(method: string, path: string): OperationId | undefined {
  return templates.find(({ call }) => call.test(`${method} ${path}`))?.id;
}

/** The issues of the alternative that is nearest to the value. */
function closest(issue: Detail): Detail[] {
  const [nearest] = (issue.errors ?? []).toSorted((one, other) => one.length - other.length);
  if (!nearest?.length) return [issue];
  return nearest.flatMap((inner) => closest({ ...inner, path: [...issue.path, ...inner.path] }));
}

function inJsonPath(path: PropertyKey[]): string {
  const steps = path.map((key) => {
    if (typeof key === 'number') return '[*]';
    return /^\w+$/.test(String(key)) ? `.${String(key)}` : `['${String(key)}']`;
  });
  return `$${steps.join('')}`;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof Blob !== 'undefined' && value instanceof Blob) return 'bytes';
  return typeof value;
}

/** "Invalid input: expected number, received string" is "number". */
function expectation(message: string): string {
  const [expected = ''] = message.split(', received ', 1);
  return expected
    .replace(/^(?:Invalid|Too|Unrecognized)[^:]*: /, '')
    .replace(/^(?:expected|Invalid) /, '');
}
