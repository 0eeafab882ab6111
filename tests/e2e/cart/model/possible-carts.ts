/** A line as the shopper asked for it. */
type Line = { quantity: number; selected: boolean };
/** Lines by product id. */
export type Lines = Readonly<Record<number, Line>>;
/** Lines that were removed in one step. A removal is `unsure` until its answer is there. */
type Removal = { lines: Lines; isUnsure: boolean };

/** A cart and its removals that can be undone, latest first. */
export type Cart = { lines: Lines; removed: readonly Removal[] };

/** `isMissing`: a fault of the network may have undone a change, which the shopper must be told. */
type Possible = Cart & { isMissing: boolean };

/** What a change may lead to: the first is what the shopper asked. */
export type Change = (cart: Cart) => Cart;

/**
 * The model: all carts that are right after what the shopper did. Without faults there is one; a
 * change on a network with faults may also have failed, or be carried out without its answer.
 */
export class PossibleCarts {
  #all: readonly Possible[];

  constructor(lines: Lines) {
    this.#all = [{ lines, removed: [], isMissing: false }];
  }

  /** `failed` lists what may be there instead if the network fails. */
  asks(change: Change, failed: readonly Change[] = []): void {
    this.offers((cart) => [change(cart)], failed);
  }

  /** The same for a change with several right outcomes. */
  offers(change: (cart: Cart) => readonly Cart[], failed: readonly Change[] = []): void {
    this.#set((cart) => [
      ...change(cart).map((next) => possible(next, cart.isMissing)),
      ...failed.map((instead) => possible(instead(cart), true)),
    ]);
  }

  /** All answers are there: what was removed can be undone from now on. */
  rests(): void {
    this.#set(({ lines, removed, isMissing }) => {
      const sure = removed.map((removal) => ({ lines: removal.lines, isUnsure: false }));
      return [{ lines, removed: sure, isMissing }];
    });
  }

  /** Whether the product is in the cart; `undefined` if that depends on the network. */
  holds(productId: number): boolean | undefined {
    const found = new Set(this.#all.map(({ lines }) => productId in lines));
    return found.size === 1 ? [...found][0] : undefined;
  }

  /** Whether these lines are right; `told` only if the shopper was told of a failure. */
  allows(lines: Lines): 'yes' | 'told' | 'no' {
    const matching = this.#all.filter((cart) => textOf(cart.lines) === textOf(lines));
    if (matching.length === 0) return 'no';
    return matching.some(({ isMissing }) => !isMissing) ? 'yes' : 'told';
  }

  /** The carts in words: the first is what was asked. */
  toString(): string {
    return [...new Set(this.#all.map(({ lines }) => textOf(lines)))].slice(0, 6).join(' or ');
  }

  #set(next: (cart: Possible) => readonly Possible[]): void {
    const all = this.#all.flatMap(next);
    this.#all = [...new Map(all.map((cart) => [JSON.stringify(cart), cart])).values()];
  }
}

function possible({ lines, removed }: Cart, isMissing: boolean): Possible {
  return { lines, removed, isMissing };
}

/** "225134: 3, 804260: 1 (not ticked)". */
export function textOf(lines: Lines): string {
  const words = Object.entries(lines).map(
    ([id, { quantity, selected }]) => `${id}: ${quantity}${selected ? '' : ' (not ticked)'}`,
  );
  return words.toSorted().join(', ') || 'empty';
}
