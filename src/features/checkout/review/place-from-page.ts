import { ApiFailure } from '#lib/api-error.ts';

import { IN_PLACE, type PlaceAnswer } from './place-answer.ts';
import { placeOnce, type Placing } from './place-once.ts';

/** How the page sends its form and waits, in ms. */
export type PageCalls = {
  send(body: FormData): Promise<PlaceAnswer>;
  pause(ms: number): Promise<void>;
};

/**
 * Places the order of a review form from the page, exactly once, however often the network or the
 * store fail meanwhile. `onUnsure` is called before each further try.
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
