import { isJson } from '#lib/transport.ts';

/** Bytes that an answer of another host may have, and milliseconds from the call to its last byte. */
export type AnswerLimit = { bytes: number; ms: number };

/** A cart of 500 lines has 300,000 bytes of JSON. */
export const ANSWER_LIMITS = {
  json: { bytes: 5_000_000, ms: 8_000 },
  picture: { bytes: 5_000_000, ms: 8_000 },
  file: { bytes: 25_000_000, ms: 20_000 },
  appleSession: { bytes: 64_000, ms: 8_000 },
} as const satisfies Record<string, AnswerLimit>;

/** The limit of an API answer, by its media type. */
export function limitFor(reply: Response): AnswerLimit {
  if (isJson(reply)) return ANSWER_LIMITS.json;
  const isPicture = reply.headers.get('content-type')?.startsWith('image/') ?? false;
  return isPicture ? ANSWER_LIMITS.picture : ANSWER_LIMITS.file;
}

/**
 * The same answer within `limit`. Throws if `content-length` is above it. Otherwise the body is passed
 * on as slowly as it is read, and fails at the limit with a `QuotaExceededError` or a `TimeoutError`, so
 * that no reader takes it for whole. Either way, and when the reader leaves, the other host is told to
 * stop. `onFailure` gets the error of a body that breaks off, for whatever reason.
 */
export async function limitAnswer(
  reply: Response,
  limit: AnswerLimit,
  onFailure?: (error: unknown) => void,
): Promise<Response> {
  if (!reply.body) return reply;
  if (Number(reply.headers.get('content-length')) > limit.bytes) {
    await reply.body.cancel();
    throw tooLarge(limit);
  }
  return new Response(limitBody(reply.body, limit, onFailure), reply);
}

/** Whether an answer was ended because it had too many bytes. */
export function isTooLarge(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Whether a call or its answer was ended because it took too long. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function limitBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: AnswerLimit,
  onFailure?: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  let received = 0;
  let isExceeded = false;

  function exceed(controller: ReadableStreamDefaultController, error: DOMException): void {
    isExceeded = true;
    controller.error(error);
    reader.cancel(error).catch(() => undefined);
    onFailure?.(error);
  }

  return new ReadableStream(
    {
      start(controller) {
        const timer = setTimeout(() => exceed(controller, tooSlow()), limit.ms);
        const stopTimer = () => clearTimeout(timer);
        reader.closed.then(stopTimer, stopTimer);
      },
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          onFailure?.(error);
          throw error;
        });
        // The time may have ended during the read.
        if (isExceeded) return;
        if (done) return controller.close();
        received += value.byteLength;
        if (received > limit.bytes) exceed(controller, tooLarge(limit));
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead of the reader.
    { highWaterMark: 0 },
  );
}

function tooLarge({ bytes }: AnswerLimit): DOMException {
  return new DOMException(`more than ${bytes} bytes`, 'QuotaExceededError');
}

function tooSlow(): DOMException {
  return new DOMException('not complete in time', 'TimeoutError');
}
