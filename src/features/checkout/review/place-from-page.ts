import { ApiFailure } from '#lib/api-error.ts';

import { IN_PLACE, type PlaceAnswer } from './place-answer.ts';
import { placeOnce, type Placing } from './place-once.ts';

/** Sends the form and waits; durations in ms. */
export type PageCalls = {
  send(body: FormData): Promise<PlaceAnswer>;
  pause(ms: number): Promise<void>;
};

/**
 * Places the order of a review form from the page, exactly once, also if the network or the store
 * fails. `onUnsure` is called before each further try.
 */
export function placeFromPage(
  form: FormData,
  { send, pause }: PageCalls,
  onUnsure?: (tries: number) => void,
): Promise<Placing<PlaceAnswer>> {
  async function ask(intent: 'place' | 'find'): Promise<PlaceAnswer> {
    const body = new FormData();
    for (const [name, value] of form) body.set(name, value);
    body.set('intent', intent);
    body.set(IN_PLACE, 'yes');
    const answer = await send(body);
    // An unknown result is the same as no answer.
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
