import { useState, type KeyboardEvent } from 'react';

import type { Bid } from '#api/sell/bids.ts';
import type { SaleItem } from '#api/sell/sale-item.ts';
import { problemsOf } from '#commerce/form/answer.ts';
import { useFields } from '#commerce/form/field-of.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { MetalField } from '#commerce/metal/metal-field.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type Problem } from '#ui/field/error-summary.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { usePrices } from '../list/use-prices.ts';
import { ItemArt } from './item-art.tsx';
import { bidsNamed } from '../list/bids-named.ts';
import { itemOfProduct } from '../list/with-bid.ts';
import { itemOfPiece, pieceWords, type TypedPiece } from './new-item.ts';
import { FORM } from '../request-fields.ts';
import './add-item.css';

const MOST_FOUND = 6;
const EMPTY: TypedPiece = { name: '', metal: '', ounces: '' };

type Add = {
  items: readonly SaleItem[];
  /** Returns why the item cannot be added, in words. */
  onAdd: (item: SaleItem) => string | undefined;
};

/** Another item: one of the products that the store buys, or something else by its name. */
export function AddItem(add: Add) {
  return (
    <section className="add-item" aria-label="Add an item">
      <FindProduct {...add} />
      <OtherPiece {...add} />
    </section>
  );
}

function FindProduct({ items, onAdd }: Add) {
  const { bids } = usePrices();
  const [words, setWords] = useState('');
  const all = bids?.bids ?? [];
  const found = bidsNamed(all, words);
  if (all.length === 0) return null;
  return (
    <div className="stack">
      <h2>From our bids</h2>
      <TextField
        label="Name of the product"
        hint={`We buy ${countWords(all.length, 'product')} without seeing them first. “silver eagle” finds the Eagles.`}
        name="find-product"
        type="search"
        autoComplete="off"
        optional
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={(event) => {
          // It finds while one types; Enter must not send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul className="add-item-found" aria-label="Products found">
        {found.slice(0, MOST_FOUND).map((bid) => (
          <Found key={bid.productId} bid={bid} items={items} onAdd={onAdd} />
        ))}
      </ul>
      <p className="muted">{foundWords(found.length)}</p>
    </div>
  );
}

function Found({ bid, items, onAdd }: Add & { bid: Bid }) {
  const isThere = items.some(({ productId }) => productId === bid.productId);
  return (
    <li>
      <ItemArt image={bid.image} />
      <span>
        {bid.name}{' '}
        <span className="request-item-line figures">{formatMoney(bid.bidCents)} each</span>
      </span>{' '}
      <Button onClick={() => onAdd(itemOfProduct(bid))}>
        {isThere ? 'Edit' : 'Add'}
        <VisuallyHidden> {bid.name}</VisuallyHidden>
      </Button>
    </li>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'None of our bids has this name. Add it below by its own.';
  if (count <= MOST_FOUND) return countWords(count, 'product');
  return `The first ${MOST_FOUND} of ${count}. Type more of the name to find the others.`;
}

function OtherPiece({ items, onAdd }: Add) {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const field = useFields(FORM, undefined, {}, problems);
  const of = (name: keyof TypedPiece) => {
    const { defaultValue: _unused, ...props } = field(`add-${name}`);
    return {
      ...props,
      value: typed[name],
      onKeyDown(event: KeyboardEvent) {
        // Enter adds it; it must not send the form around it.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        add();
      },
    };
  };

  function add() {
    const words = Object.entries(pieceWords(typed)).map(([name, says]) => [`add-${name}`, says]);
    const wrong = problemsOf(FORM, Object.fromEntries(words) as Record<string, string | undefined>);
    if (wrong.length > 0) return setProblems(wrong);
    const refused = onAdd(itemOfPiece(typed, items));
    setProblems(problemsOf(FORM, { 'add-name': refused }));
  }
  return (
    <div className="stack">
      <h2>Something else</h2>
      <ErrorSummary problems={problems} />
      <TextField
        label="What is it?"
        hint="Its name, maker and weight, such as “Sterling flatware, 412 g”."
        autoComplete="off"
        {...of('name')}
        onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
      />
      <MetalField
        mayBeNone
        {...of('metal')}
        onChange={({ currentTarget }) => setTyped({ ...typed, metal: currentTarget.value })}
      />
      <TextField
        label="Fine troy ounces in one piece"
        hint="Its weight times its fineness: 13.25 troy ounces of sterling are 13.25 × .925 = 12.256. Without it we have to see it first."
        inputMode="decimal"
        autoComplete="off"
        optional
        {...of('ounces')}
        onChange={({ currentTarget }) => setTyped({ ...typed, ounces: currentTarget.value })}
      />
      <Button onClick={add}>Add it</Button>
    </div>
  );
}
