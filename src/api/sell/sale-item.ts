import { SellItemConditionsItem } from '#generated/models/sellItemConditionsItem.ts';

import type { SpotMetal } from '#api/spot/spot.ts';

/** What can be seen on a piece. */
export type Condition = SellItemConditionsItem;

export const conditions: readonly Condition[] = Object.values(SellItemConditionsItem);

/** The most items of one request, and the most pieces of one item. */
export const MOST_ITEMS = 20;
export const MOST_PIECES = 100_000;

/**
 * Something that a shopper offers: a product of the store by its number, or a metal by the fine
 * ounces of one piece (troy), or a free name alone. `id` is its own on this device.
 */
export type SaleItem = {
  id: string;
  metal: SpotMetal;
  name: string;
  productId?: number;
  ounces?: number;
  quantity: number;
  conditions: readonly Condition[];
  note: string;
  /** Pictures that the store has already. They are not kept with a draft. */
  photoTokens?: readonly string[];
};
