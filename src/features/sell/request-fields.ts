import {
  conditions,
  MOST_ITEMS,
  MOST_PIECES,
  type Condition,
  type SaleItem,
} from '#api/sell/sale-item.ts';
import { spotMetals } from '#api/spot/spot.ts';
import {
  emailWords,
  longWords,
  nameWords,
  phoneWords,
  textWords,
} from '#commerce/fields/field-words.ts';
import { quantityTyped } from '#commerce/fields/number.ts';
import type { Fields } from '#commerce/form/answer.ts';
import { formatCount } from '#commerce/format/count.ts';

/** The name of the form, and of the ids of its controls. */
export const FORM = 'request';

export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'mobile'] as const;

export type Contact = Record<(typeof CONTACT_FIELDS)[number], string>;

/** Who asks, with what their profile says about them; empty for guests. */
export type RequestStart = { isCustomer: boolean; customerId?: string; profile: Contact };

const LONGEST_NAME = 200;
export const LONGEST_NOTE = 1000;

const PARTS = ['id', 'name', 'metal', 'product', 'ounces', 'quantity', 'note', 'photos'] as const;

/** An item as a form has it: every value is text, `photos` are tokens with spaces between them. */
export type TypedItem = Record<(typeof PARTS)[number], string> & Partial<Record<Condition, string>>;

/** The name of a field of an item, by the item's place. */
export function itemField(index: number, part: keyof TypedItem): string {
  return `item-${index}-${part}`;
}

/** The names of an item's files, and of its photos to be left out, in a form without JavaScript. */
export const filesField = (index: number) => `item-${index}-files`;
export const dropField = (index: number) => `item-${index}-drop`;

/** The fields of all items, for a form. */
export function fieldsOfItems(items: readonly TypedItem[]): Record<string, string> {
  const fields = items.flatMap((item, index) =>
    [...PARTS, ...conditions].flatMap((part) => {
      const value = item[part];
      return value ? [[itemField(index, part), value] as const] : [];
    }),
  );
  return { items: String(items.length), ...Object.fromEntries(fields) };
}

/** The items of a form, as typed. */
export function typedItems(field: Fields): TypedItem[] {
  const count = Math.min(Number(field('items')) || 0, MOST_ITEMS);
  return Array.from({ length: count }, (_, index) => {
    const parts = [...PARTS, ...conditions].map((part) => [part, field(itemField(index, part))]);
    return Object.fromEntries(parts) as TypedItem;
  });
}

export function typedOf(item: SaleItem): TypedItem {
  return {
    id: item.id,
    name: item.name,
    metal: item.metal,
    product: item.productId === undefined ? '' : String(item.productId),
    ounces: item.ounces === undefined ? '' : String(item.ounces),
    quantity: String(item.quantity),
    note: item.note,
    photos: (item.photoTokens ?? []).join(' '),
    ...Object.fromEntries(item.conditions.map((condition) => [condition, 'on'])),
  };
}

/** An item whose fields are fine, see {@link itemWords}. */
export function saleItemOf(typed: TypedItem): SaleItem {
  const { id, product, ounces, quantity, note, photos } = typed;
  return {
    id,
    name: typed.name.trim(),
    metal: spotMetals.find((metal) => metal === typed.metal) ?? 'silver',
    ...(product && { productId: Number(product) }),
    ...(ounces && { ounces: Number(ounces) }),
    quantity: quantityTyped(quantity) ?? 1,
    conditions: conditions.filter((condition) => typed[condition] === 'on'),
    note: note.trim(),
    ...(photos && { photoTokens: photos.split(' ') }),
  };
}

/** The quantity of a field, if it is one that can be offered. */
export function quantityIn(typed: string, least = 1): number | undefined {
  const quantity = quantityTyped(typed);
  return quantity !== undefined && quantity >= least && quantity <= MOST_PIECES
    ? quantity
    : undefined;
}

/** What is wrong with a quantity that was typed. */
export function quantityWords(name: string, typed: string, least = 1): string | undefined {
  if (quantityIn(typed, least) !== undefined) return undefined;
  const range = `${formatCount(least)} to ${formatCount(MOST_PIECES)}`;
  return `Enter a whole number from ${range} for ${name}.`;
}

/** The error message of each field of the items. */
export function itemWords(items: readonly TypedItem[]): Record<string, string | undefined> {
  const words = items.flatMap(({ name, quantity, note }, index) => [
    [itemField(index, 'name'), textWords(name, 'name', LONGEST_NAME)],
    [itemField(index, 'quantity'), quantityWords(name.trim(), quantity)],
    [itemField(index, 'note'), longWords(note, 'note', LONGEST_NOTE)],
  ]);
  return Object.fromEntries(words) as Record<string, string | undefined>;
}

/** §5 The error message of each field about the person. */
export function contactWords(contact: Contact): Record<keyof Contact, string | undefined> {
  return {
    firstName: nameWords(contact.firstName, 'first name'),
    lastName: nameWords(contact.lastName, 'last name'),
    email: emailWords(contact.email),
    mobile: phoneWords(contact.mobile),
  };
}

export function isReachable(contact: Contact): boolean {
  return Object.values(contactWords(contact)).every((words) => words === undefined);
}
