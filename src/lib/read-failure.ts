import { ApiFailure, NO_REASON, type FieldProblem } from './api-error.ts';

type ProblemBody = { detail?: unknown; title?: unknown; errors?: unknown; reason?: unknown };

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
    says: says ?? NO_REASON,
    fields: Array.isArray(problem.errors) ? problem.errors.filter(isFieldProblem) : [],
    ...(typeof problem.reason === 'string' && { reason: problem.reason }),
  });
}

/** Milliseconds that a `Retry-After` header asks for: seconds or a date, as RFC 9110 allows. */
export function retryAfter(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - answeredAt(response) : seconds * 1000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** By the clock of the server; its own answers in this process have no date. */
function answeredAt({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') || Date.now();
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
