import { MOST_ITEMS, type SaleItem } from '#api/sell/sale-item.ts';
import { toast } from '#ui/toast/toast.ts';

import { changeSaleItems, saleItems } from './sale-list.ts';

/** Said for the item after the last. */
export const FULL = `A request has at most ${MOST_ITEMS} items. Remove one, or send the others in a second request.`;

type Shown = {
  /** What is said of the removal. */
  says: string;
  /** The id of the element that has the focus for an item, and of the one for an empty list. */
  idOf: (item: SaleItem) => string;
  emptyId: string;
};

/** Takes an item off the list. The focus goes to the item in its place, and the item can come back. */
export function takeOff(item: SaleItem, { says, idOf, emptyId }: Shown): void {
  const items = saleItems();
  const place = items.findIndex(({ id }) => id === item.id);
  const next = items[place + 1] ?? items[place - 1];
  changeSaleItems((now) => now.filter(({ id }) => id !== item.id));
  focusLater(next ? idOf(next) : emptyId);
  const press = () => {
    changeSaleItems((now) =>
      now.length >= MOST_ITEMS || now.some(({ id }) => id === item.id)
        ? now
        : now.toSpliced(place, 0, item),
    );
    focusLater(idOf(item));
  };
  toast(says, { action: { label: 'Put it back', press } });
}

/** Moves the focus after the change is drawn. */
export function focusLater(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus());
}
