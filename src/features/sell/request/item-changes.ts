import { MOST_ITEMS, type SaleItem } from '#api/sell/sale-item.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { changeSaleItems, saleItems } from '../list/sale-list.ts';
import { FULL } from './new-item.ts';
import { FORM } from './request-fields.ts';

/** The id of the list, or of the words that stand in for it. */
export const LIST = 'request-items';

/** The id of the line that opens an item. */
export function summaryId({ id }: Pick<SaleItem, 'id'>): string {
  return `${FORM}-of-${id.replaceAll(/[^\w-]/g, '-')}`;
}

export function changeItem(item: SaleItem): void {
  changeSaleItems((now) => now.map((each) => (each.id === item.id ? item : each)));
}

/** Adds an item, says so, and moves the focus to it. Returns the reason if it cannot be added. */
export function addItem(item: SaleItem): string | undefined {
  const items = saleItems();
  if (items.some(({ id }) => id === item.id)) {
    announce(`${item.name} is in your request already.`);
  } else {
    if (items.length >= MOST_ITEMS) return FULL;
    changeSaleItems((now) => [...now, item]);
    announce(`${item.name} is added, ${items.length + 1} of up to ${MOST_ITEMS}.`);
  }
  focusLater(summaryId(item));
  return undefined;
}

/** The focus goes to the item that takes the place, or to the list; the item can come back. */
export function removeItem(item: SaleItem): void {
  const items = saleItems();
  const place = items.findIndex(({ id }) => id === item.id);
  const next = items[place + 1] ?? items[place - 1];
  changeSaleItems((now) => now.filter(({ id }) => id !== item.id));
  focusLater(next ? summaryId(next) : LIST);
  toast(`${item.name} is removed.`, {
    action: { label: 'Put it back', press: () => putBack(item, place) },
  });
}

function putBack(item: SaleItem, place: number): void {
  changeSaleItems((now) =>
    now.length >= MOST_ITEMS || now.some(({ id }) => id === item.id)
      ? now
      : now.toSpliced(place, 0, item),
  );
  focusLater(summaryId(item));
}

/** After the change is drawn. */
function focusLater(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus());
}
