import type { CartItem } from '#api/cart/cart-model.ts';
import { keyOf } from '#commerce/cart/model/rules.ts';
import { newKey } from '#commerce/form/form-key.ts';

const STORED = 'cart-adds';

/** An addition without an answer: the key of its line, what it adds, and its `Idempotency-Key`. */
type Unanswered = { line: string; content: string; key: string };

/** The keys of calls of this page: their answers may still arrive. */
const pendingKeys = new Set<string>();
let unanswered: readonly Unanswered[] | undefined;

/** The key of an addition: that of an equal one whose answer was lost, on the page before too. */
export function acquireAddKey(item: CartItem, overwrite: boolean): string {
  const line = keyOf(item);
  const content = JSON.stringify([line, item.quantity, overwrite]);
  const lost = readAdds().find((add) => add.content === content && !pendingKeys.has(add.key));
  const key = lost?.key ?? newKey();
  if (!lost) writeAdds([...readAdds(), { line, content, key }]);
  pendingKeys.add(key);
  return key;
}

/** After a lost answer the next equal addition repeats this one. */
export function releaseAddKey(key: string, isLost: boolean): void {
  pendingKeys.delete(key);
  if (!isLost) writeAdds(readAdds().filter((add) => add.key !== key));
}

/** A line that was seen to have arrived, or that is changed or removed, is added anew by the next press. */
export function forgetAdds(lines: readonly string[]): void {
  writeAdds(readAdds().filter(({ line, key }) => pendingKeys.has(key) || !lines.includes(line)));
}

function readAdds(): readonly Unanswered[] {
  if (unanswered) return unanswered;
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as Unanswered[];
  } catch {
    return [];
  }
}

function writeAdds(adds: readonly Unanswered[]): void {
  unanswered = adds;
  try {
    sessionStorage.setItem(STORED, JSON.stringify(adds));
  } catch {
    // Without storage only this page knows them.
  }
}
