import { operations, type OperationId } from '#generated/operations.ts';
import type { Issue } from '#generated/validators.ts';
import { isJson } from '#lib/transport.ts';
import { valueAt } from '#lib/value-at.ts';

import type { Operation } from './operation-of.server.ts';
import { refuse } from './refuse.server.ts';

/** A success of the API host that has the form of an answer. */
export type Answered = { operation: Operation; body: unknown };

/** A zod issue with the property that its type does not declare. */
type Detail = Issue & { code?: string };

const PROBLEM_TYPE = 'application/problem+json';
/** What a proxy before the host may say too, in any words: sign in, come again. */
const IN_ANY_WORDS = new Set([401, 408, 429]);

/**
 * The answer of the API host to an operation, if it has the form that the contract describes; else a
 * failure of that host. An answer to a question holds the parts that every page of it needs. A change
 * has happened, whatever is said of it. A refusal is a problem in the contract's form: a host that
 * is asked by mistake says 404 too, and means something else. `hear` is told of a success.
 */
export async function asDocumented(
  reply: Response,
  operation: Operation,
  hear?: (answered: Answered) => void,
): Promise<Response> {
  const { status, ok, headers } = reply;
  if (status >= 500 || IN_ANY_WORDS.has(status)) return inAnyWords(reply, operation);
  if (ok && reply.body === null && operation.changes) return reply;
  if (!hasItsType(reply, operation)) return undocumented(reply, operation, 502);
  if (!isJson(reply)) return reply;
  const text = await reply.text();
  const body = parsed(text);
  const isFit = ok ? isAnswer(body, operation) : isProblem(body, status);
  if (!isFit) return undocumented(reply, operation, 502);
  if (ok) hear?.({ operation, body });
  return new Response(text, { status, headers });
}

function hasItsType(reply: Response, { answers }: Operation): boolean {
  return typeOf(reply) === (reply.ok ? answers : PROBLEM_TYPE);
}

function inAnyWords(reply: Response, operation: Operation): Response | Promise<Response> {
  const isReadable = reply.body === null || isJson(reply);
  return isReadable ? reply : undocumented(reply, operation, reply.status);
}

/**
 * The operations whose answers are not what the contract describes in all parts. Most such answers
 * are of use, so only a page that has failed asks for them.
 */
export async function againstContract(answers: readonly Answered[]): Promise<string[]> {
  return filterOperations(answers, (issues) => issues.length > 0);
}

/**
 * The operations whose answers have a value of another JSON type than the contract's, because a page
 * of it may show nonsense. Missing fields, `null` and new enum values are tolerated.
 */
export async function findTypeMismatches(answers: readonly Answered[]): Promise<string[]> {
  return filterOperations(answers, (issues, body) =>
    issues.some((issue) => isWrongType(issue, valueAt(body, issue.path))),
  );
}

async function filterOperations(
  answers: readonly Answered[],
  isFault: (issues: readonly Detail[], body: unknown) => boolean,
): Promise<string[]> {
  const { validators } = await import('#generated/validators.ts');
  return answers.flatMap(({ operation, body }) => {
    const id = (Object.keys(operations) as OperationId[]).find(
      (id) => operations[id] === operation,
    );
    const result = id && validators[id].answer?.safeParse(body);
    return id && result?.success === false && isFault(result.error.issues, body) ? id : [];
  });
}

function isWrongType({ code }: Detail, value: unknown): boolean {
  return code === 'invalid_type' && value !== null && value !== undefined;
}

/** The media type of an answer, without its parameters. */
export function typeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]?.trim() ?? '';
}

function isAnswer(body: unknown, { changes, holds }: Operation): boolean {
  if (changes) return body !== undefined;
  return Object.entries(holds).every(([name, kind]) => {
    const part = partsOf(body)[name];
    return kind === 'array' ? Array.isArray(part) : isObjectWith(kind, part);
  });
}

/** An object with at least one required field; without any it is no answer. */
function isObjectWith(required: readonly string[], part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  const fields = partsOf(part);
  return required.length === 0 || required.some((name) => (fields[name] ?? null) !== null);
}

function isProblem(body: unknown, status: number): boolean {
  const { title, detail, status: said } = partsOf(body);
  return typeof title === 'string' && typeof detail === 'string' && said === status;
}

function partsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** `undefined` for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Refuses with `status`; the operator learns from the log which answer it was. */
async function undocumented(
  reply: Response,
  { path, answers }: Operation,
  status: number,
): Promise<Response> {
  const came = typeOf(reply) || 'nothing';
  console.error(`${path}: ${came} of another form than ${answers}, status ${reply.status}.`);
  if (!reply.bodyUsed) await reply.body?.cancel();
  const refusal = refuse(status, 'The API host did not answer as the contract says.');
  const retryAfter = reply.headers.get('retry-after');
  if (retryAfter) refusal.headers.set('retry-after', retryAfter);
  return refusal;
}
