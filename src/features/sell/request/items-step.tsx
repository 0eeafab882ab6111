import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';

import { MOST_ITEMS, type SaleItem } from '#api/sell/sale-item.ts';
import { controlId, problemsOf, type Answer } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';

import { AddItem } from './add-item.tsx';
import { usePrices } from '../list/use-prices.ts';
import { addItem, changeItem, LIST, removeItem } from './item-changes.ts';
import { ItemPart } from './item-part.tsx';
import { FULL } from '../list/take-off.ts';
import { FORM, itemField, quantityIn, quantityWords } from '../request-fields.ts';
import { SELL_PATH } from './request-steps.ts';
import './items-step.css';
import './request-form.css';

type ItemsStepProps = {
  items: readonly SaleItem[];
  /** The id of the open item. */
  opened: string | undefined;
  onOpen: (id: string) => void;
  refused: Answer | undefined;
  onGo: () => void;
};

/** The items, one of them open, and the way to add another. */
export function ItemsStep({ items, opened, onOpen, refused, onGo }: ItemsStepProps) {
  const { typedOf, leastOf, bidOf, type, unkept } = useQuantities();
  const [problems, setProblems] = useState(() => problemsIn(refused));

  function next(event: FormEvent) {
    event.preventDefault();
    const words = items.map((item, index) => [
      itemField(index, 'quantity'),
      quantityWords(item.name, typedOf(item), leastOf(item)),
    ]);
    const wrong = problemsOf(FORM, Object.fromEntries(words) as Record<string, string | undefined>);
    setProblems(wrong);
    if (wrong.length === 0) onGo();
  }

  return (
    <form className="request-form" noValidate onSubmit={next}>
      <ErrorSummary problems={problems} />
      {items.length === 0 ? (
        <p id={LIST} tabIndex={-1}>
          Nothing yet. Add what you have below, or <Link to={SELL_PATH}>choose from our bids</Link>.
        </p>
      ) : (
        <ul className="request-items" id={LIST} tabIndex={-1} aria-label="Your items">
          {items.map((item, index) => (
            <ItemPart
              key={item.id}
              item={item}
              index={index}
              least={leastOf(item)}
              bid={bidOf(item)}
              typed={typedOf(item)}
              photoError={problems.find(({ field }) => field === photosId(index))?.message}
              // What is wrong stays in sight.
              isOpen={opened === item.id || item.id in unkept}
              onToggle={(isOpen) => {
                if (isOpen) onOpen(item.id);
                else if (opened === item.id) onOpen('');
              }}
              onQuantity={(typed) => type(item, typed)}
              onChange={changeItem}
              onRemove={() => removeItem(item)}
            />
          ))}
        </ul>
      )}
      <AddPart items={items} onOpen={onOpen} />
      {items.length > 0 ? (
        <Button type="submit" tone="main">
          Go on to your details
        </Button>
      ) : null}
    </form>
  );
}

/** The quantities as typed: one that cannot be offered stays in its field, but is not kept. */
function useQuantities() {
  const { prices } = usePrices();
  const [unkept, setUnkept] = useState<Record<string, string>>({});
  const bidOf = ({ productId }: SaleItem) =>
    productId === undefined ? undefined : prices.bids.find((bid) => bid.productId === productId);
  const leastOf = (item: SaleItem) => bidOf(item)?.least ?? 1;

  function type(item: SaleItem, typed: string) {
    const quantity = quantityIn(typed, leastOf(item));
    const { [item.id]: _before, ...others } = unkept;
    setUnkept(quantity === undefined ? { ...others, [item.id]: typed } : others);
    if (quantity !== undefined) changeItem({ ...item, quantity });
  }
  const typedOf = ({ id, quantity }: SaleItem) => unkept[id] ?? String(quantity);
  return { unkept, bidOf, leastOf, typedOf, type };
}

function photosId(index: number): string {
  return controlId(FORM, itemField(index, 'photos'));
}

function AddPart({ items, onOpen }: Pick<ItemsStepProps, 'items' | 'onOpen'>) {
  const [wanted, setWanted] = useState<boolean>();
  const isOpen = wanted ?? items.length === 0;

  function press() {
    if (isOpen || items.length < MOST_ITEMS) setWanted(!isOpen);
    else toast(FULL, { tone: 'error' });
  }

  function add(item: SaleItem): string | undefined {
    const refused = addItem(item);
    if (refused) return refused;
    setWanted(undefined);
    onOpen(item.id);
    return undefined;
  }
  return (
    <>
      <div className="row">
        <Button aria-expanded={isOpen} onClick={press}>
          <Icon name={isOpen ? 'minus' : 'plus'} /> Add an item
        </Button>
        <p className="muted">
          {items.length} of up to {MOST_ITEMS}
        </p>
      </div>
      {isOpen ? <AddItem items={items} onAdd={add} /> : null}
    </>
  );
}
