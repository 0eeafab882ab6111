/** A field of a request that the server refused, with words fit to show beside it. */
export type FieldProblem = { field: string; message: string };

/** Said for a refusal without a reason. */
export const NO_REASON = 'The store could not do that.';

/** `reason` is the API's own word for why, where it has one. */
type Refused = {
  kind: 'refused';
  status: number;
  says: string;
  fields: FieldProblem[];
  reason?: string;
};

/** Every way in which a call can fail, by what the store does next. */
export type ApiError =
  | { kind: 'expired' } // 401: sign in again, keep their place
  | Refused // 4xx: the API's reason
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

/**
 * A text of an answer that a page cannot do without: a title, or what an address or another call is
 * made of. Throws `unreadable` for anything else.
 */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' || !value) throw new ApiFailure({ kind: 'unreadable' });
  return value;
}

/** §8 Whether a call was refused because the session has ended. */
export function isExpired(error: unknown): boolean {
  return problemOf(error)?.kind === 'expired';
}

/** What the store answers if a failed call leaves it without a page: the failure is the API host's. */
export function statusAfter(problem: ApiError): 502 | 503 | 504 {
  if (problem.kind === 'slow') return 504;
  if (problem.kind === 'busy') return 503;
  const status = problem.kind === 'failed' ? problem.status : 502;
  return status === 503 || status === 504 ? status : 502;
}
