import type { Locator, Page } from '@playwright/test';
import { type AsyncCommand, constant, constantFrom, oneof } from 'fast-check';

import { EAGLE } from '../cart-steps.ts';
import { type Change, PossibleCarts } from './possible-carts.ts';
import { unchanged } from './rules.ts';
import type { ShopperInTwoTabs, Tab } from './shopper-in-two-tabs.ts';

/** One action of a shopper, done in the browser and in the model. */
export type Command = AsyncCommand<PossibleCarts, ShopperInTwoTabs>;

export type Product = { id: number; name: string };

/** Two coins of the listing with enough stock for every number of the sequences. */
export const PRODUCTS: readonly Product[] = [
  EAGLE,
  { id: 804_260, name: '2025 1 oz American Silver Eagle Coin BU' },
];

export const someProduct = constantFrom(...PRODUCTS);
/** Most things happen in the first tab. */
export const someTab = oneof(
  { weight: 3, arbitrary: constant<Tab>('first') },
  { weight: 1, arbitrary: constant<Tab>('second') },
);

/** `kind` is the row of the table, `details` tell two commands of one kind apart. */
export function command(
  kind: string,
  details: string,
  run: (model: PossibleCarts, shopper: ShopperInTwoTabs) => Promise<void>,
): Command {
  return {
    check: () => true,
    toString: () => (details ? `${kind}(${details})` : kind),
    async run(model, shopper) {
      shopper.done.push(kind);
      await run(model, shopper);
    },
  };
}

/** Tells the model what was asked, and what may be there instead while the network fails. */
export function asks(
  model: PossibleCarts,
  shopper: ShopperInTwoTabs,
  change: Change,
  failed: readonly Change[] = [unchanged],
): void {
  model.asks(change, shopper.isFaulty ? failed : []);
}

/**
 * A control of a line on the cart page; `undefined` if the line is not in the cart. Where that
 * depends on the network, the page decides.
 */
export async function controlOf(
  model: PossibleCarts,
  shopper: ShopperInTwoTabs,
  { id }: Product,
  control: Locator,
): Promise<Locator | undefined> {
  await findsPrices(shopper, control.page());
  const isHeld = model.holds(id);
  if (isHeld === false) return undefined;
  if (isHeld) await control.waitFor();
  return (await control.count()) > 0 ? control : undefined;
}

/** A guest whose prices could not be loaded asks for them again. */
export async function findsPrices(shopper: ShopperInTwoTabs, page: Page): Promise<void> {
  if (!shopper.isPriceLate) return;
  const link = page.getByRole('main').getByRole('link', { name: 'Try again' });
  await shopper.waits();
  // Two calls at most meet a fault.
  for (let attempt = 0; attempt < 3 && (await link.count()) > 0; attempt++) {
    await link.click();
    await shopper.waits();
  }
}

export function quantityOf(page: Page, { name }: Product): Locator {
  return page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true });
}
