/** The calls with an `Idempotency-Key`, by operation, customer and key: the content and the answer. */
export type AnsweredCalls = Map<string, { content: string; answer: unknown }>;

export function seedAnsweredCalls(): AnsweredCalls {
  return new Map();
}
