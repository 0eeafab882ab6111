import { MOST_ITEMS, type SaleItem } from '#api/sell/sale-item.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { changeSaleItems, saleItems } from '../list/sale-list.ts';
import { focusLater, FULL, takeOff } from '../list/take-off.ts';
import { FORM } from '../request-fields.ts';

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

/** Removes an item, which can come back. */
export function removeItem(item: SaleItem): void {
  takeOff(item, { says: `${item.name} is removed.`, idOf: summaryId, emptyId: LIST });
}
