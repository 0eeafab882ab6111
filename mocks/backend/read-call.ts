import { operations, type OperationId } from '#generated/operations.ts';
import { validators, type Place as ValidatedPlace } from '#generated/validators.ts';

import { problem } from './problem.ts';

type Place = Exclude<ValidatedPlace, 'answer'>;

/** Reads parameters and body as the contract types them; throws a 400 that names each bad field. */
export async function readCall(
  id: OperationId,
  request: Request,
  pathParams: Record<string, unknown>,
): Promise<Record<Place, unknown>> {
  const search = new URL(request.url).searchParams;
  const input: Record<Place, unknown> = {
    query: typedValues(id, 'query', (name) => search.getAll(name)),
    path: typedValues(id, 'path', (name) => [String(pathParams[name] ?? '')]),
    header: typedValues(id, 'header', (name) =>
      [request.headers.get(name)].filter((v) => v !== null),
    ),
    body: await readBody(id, request),
  };
  const schemas = validators[id];
  const errors = (['query', 'path', 'header', 'body'] as const).flatMap((place) => {
    const parsed = schemas[place]?.safeParse(input[place]);
    if (!parsed || parsed.success) return [];
    return parsed.error.issues.map(({ path, message }) => ({
      field: path.join('.') || place,
      in: place,
      message,
    }));
  });
  if (errors.length > 0) throw problem(400, 'Some fields are missing or not valid.', { errors });
  return input;
}

/** Query, path and header values arrive as text and get the types that the contract declares. */
function typedValues(id: OperationId, place: Place, valuesOf: (name: string) => string[]) {
  const found: Record<string, unknown> = {};
  for (const { name, in: where, type, array } of operations[id].parameters) {
    if (where !== place) continue;
    const values = valuesOf(name).map((value) => typedValue(value, type));
    if (values.length > 0) found[name] = array ? values : values[0];
  }
  return found;
}

function typedValue(value: string, type: string): unknown {
  if ((type === 'integer' || type === 'number') && value.trim() !== '') {
    const number = Number(value);
    return Number.isNaN(number) ? value : number;
  }
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

async function readBody(id: OperationId, request: Request): Promise<unknown> {
  const { body }: { body: string | null } = operations[id];
  if (body === null) return undefined;
  if (body === 'multipart/form-data') {
    const form = await request
      .clone()
      .formData()
      .catch(() => new FormData());
    return Object.fromEntries(form.entries());
  }
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const errors = [{ field: 'body', in: 'body' as const, message: 'is not valid JSON' }];
    throw problem(400, 'The body is not valid JSON.', { errors });
  }
}
