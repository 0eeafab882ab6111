import { request } from '#lib/transport.ts';

import type { PlaceAnswer } from './place-answer.ts';
import { placeOnce, type Placing } from './place-once.ts';
import { ApiFailure } from '#lib/api-error.ts';

/** Longer than the server asks by itself, in ms. */
const TIMEOUT_MS = 45_000;

/** How the page reaches the server, and waits. */
export type PageRoad = {
  send(body: FormData): Promise<PlaceAnswer>;
  pause(ms: number): Promise<void>;
};

const ROAD: PageRoad = {
  send: (body) =>
    request('/checkout/review/answer', { method: 'POST', body, timeoutMs: TIMEOUT_MS }),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Places the order of a review form from the page, exactly once, however often the network or the
 * store fail meanwhile. `onUnsure` is told when it takes another try.
 */
export function placeFromPage(
  form: FormData,
  onUnsure?: (tries: number) => void,
  { send, pause }: PageRoad = ROAD,
): Promise<Placing<PlaceAnswer>> {
  async function ask(intent: string): Promise<PlaceAnswer> {
    const body = new FormData();
    for (const [name, value] of form) body.set(name, value);
    body.set('intent', intent);
    const answer = await send(body);
    // Neither placed nor refused: the same as no answer.
    if (answer.isUnknown) throw new ApiFailure({ kind: 'slow' });
    return answer;
  }
  return placeOnce<PlaceAnswer>({
    pause,
    ...(onUnsure && { onUnsure }),
    async place() {
      const answer = await ask('place');
      return answer.placed
        ? { kind: 'placed', invoice: answer.placed }
        : { kind: 'refused', refusal: answer };
    },
    async find() {
      const { placed } = await ask('find');
      return placed ? { kind: 'placed', invoice: placed } : undefined;
    },
  });
}
