/** A field of a request that the server refused, with words fit to show beside it. */
type FieldProblem = { field: string; message: string };

/** Everything that can go wrong with a call, in the words that decide what the store does next. */
export type ApiError =
  | { kind: 'expired' } // 401: sign in again, keep their place
  | { kind: 'refused'; status: number; says: string; fields: FieldProblem[] } // 4xx: the API's reason
  | { kind: 'missing' } // 404: gone, or never was
  | { kind: 'busy'; retryAfterMs: number | undefined } // 429: told to wait
  | { kind: 'failed'; status: number; retryAfterMs: number | undefined } // 5xx; told when it is back
  | { kind: 'offline' } // no answer at all
  | { kind: 'slow' } // no answer in time
  | { kind: 'unreadable' }; // an answer that is not what its media type says

/** The one error type that every call throws; `problem` says which of the cases it is. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  problem: ApiError;

  constructor(problem: ApiError) {
    super(problem.kind === 'refused' ? problem.says : problem.kind);
    this.problem = problem;
  }
}

/** The case of a caught value, for code that must decide on it; `undefined` for anything else. */
export function problemOf(error: unknown): ApiError | undefined {
  return error instanceof ApiFailure ? error.problem : undefined;
}

type ProblemBody = { detail?: unknown; title?: unknown; errors?: unknown };

/** Reads an error answer (RFC 9457 problem, or whatever a proxy put in its place) into one case. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const { status } = response;
  const body = await response.json().catch(() => undefined);
  if (status === 401) return new ApiFailure({ kind: 'expired' });
  if (status === 404) return new ApiFailure({ kind: 'missing' });
  const retryAfterMs = retryAfter(response);
  if (status === 429) return new ApiFailure({ kind: 'busy', retryAfterMs });
  if (status >= 500) return new ApiFailure({ kind: 'failed', status, retryAfterMs });
  const problem: ProblemBody = typeof body === 'object' && body !== null ? body : {};
  const says = [problem.detail, problem.title].find((text) => typeof text === 'string');
  return new ApiFailure({
    kind: 'refused',
    status,
    says: says ?? 'The store could not do that.',
    fields: Array.isArray(problem.errors) ? problem.errors.filter(isFieldProblem) : [],
  });
}

/** Milliseconds that a `Retry-After` header asks for: seconds or a date, as RFC 9110 allows. */
export function retryAfter(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
