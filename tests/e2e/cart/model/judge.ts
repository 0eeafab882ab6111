import { expect, type Page } from '@playwright/test';

import { keptInCart } from '../cart-steps.ts';
import { PRODUCTS } from './command.ts';
import { type Lines, type PossibleCarts, textOf } from './possible-carts.ts';
import type { ShopperInTwoTabs, Tab } from './shopper-in-two-tabs.ts';

const TABS: readonly Tab[] = ['first', 'second'];
/** Messages after a failure. */
const FAILURE =
  /try again|could not be|not in your cart any more|no longer for sale|did not reach/i;

/** After a sequence: pages, storage and server have one cart, and it is right. */
export async function judges(model: PossibleCarts, shopper: ShopperInTwoTabs): Promise<void> {
  await shopper.rests();
  const kept = textOf(await keptCart(shopper));
  for (const tab of TABS) await agrees(shopper, tab, kept);
  const page = await shopper.isAt('first', 'cart');
  await shopper.reloads('first');
  await expect.poll(async () => textOf(await shownCart(page)), 'the page anew').toBe(kept);
  expect(textOf(await keptCart(shopper)), 'what is kept, once more').toBe(kept);
  const verdict = model.allows(await keptCart(shopper));
  const isTold = shopper.heard.some((words) => FAILURE.test(words));
  const isRight = verdict === 'yes' || (verdict === 'told' && isTold);
  expect(isRight ? '' : `kept: ${kept}; asked: ${model.toString()}; told: ${isTold}`).toBe('');
  expect(shopper.problems, 'errors in the console').toEqual([]);
}

/** The page as it stands, without a reload. */
async function agrees(shopper: ShopperInTwoTabs, tab: Tab, kept: string): Promise<void> {
  const page = shopper.pageOf(tab);
  if (!page || shopper.placeOf(tab) === undefined || page.url() === 'about:blank') return;
  const isSaidToBeOld = page.getByRole('main').getByText(/could not be (loaded|refreshed)/);
  if (shopper.placeOf(tab) === 'cart' && (await isSaidToBeOld.count()) === 0) {
    await expect.poll(async () => textOf(await shownCart(page)), `the ${tab} tab`).toBe(kept);
  }
  const items = kept === 'empty' ? 0 : kept.split(', ').length;
  const words = `, ${items} ${items === 1 ? 'item' : 'items'}`;
  await expect(page.locator('#cart'), `the count of the ${tab} tab`).toHaveAccessibleName(
    new RegExp(`${words}(, \\d+ pieces)?$`),
  );
}

/** The lines of the cart page. */
async function shownCart(page: Page): Promise<Lines> {
  const main = page.getByRole('main');
  const [quantities, ticks] = await Promise.all([
    main.getByRole('spinbutton', { name: /^Quantity of / }).evaluateAll((inputs) =>
      inputs.map((input) => ({
        words: input.getAttribute('aria-label') ?? '',
        quantity: Number((input as HTMLInputElement).value),
      })),
    ),
    main.getByRole('checkbox', { name: /^Buy \d{4} / }).evaluateAll((inputs) =>
      inputs.map((input) => ({
        words: (input as HTMLInputElement).labels?.[0]?.textContent ?? '',
        selected: (input as HTMLInputElement).checked,
      })),
    ),
  ]);
  return Object.fromEntries(
    PRODUCTS.flatMap(({ id, name }) => {
      const isIt = ({ words }: { words: string }) => words.endsWith(name);
      const line = { ...quantities.find(isIt), ...ticks.find(isIt) };
      const { quantity, selected } = line;
      return quantity === undefined || selected === undefined ? [] : [[id, { quantity, selected }]];
    }),
  );
}

/** The cookie of a guest, or the server's cart of a customer. */
function keptCart(shopper: ShopperInTwoTabs): Promise<Lines> {
  return shopper.who === 'guest' ? guestCart(shopper) : customerCart(shopper);
}

async function guestCart(shopper: ShopperInTwoTabs): Promise<Lines> {
  const page = shopper.pageOf('first');
  const text = page ? await keptInCart(page) : '';
  return Object.fromEntries(
    [...text.matchAll(/(\d+)x(\d+)i(u?):/g)].map(([, id, quantity, unticked]) => [
      Number(id),
      { quantity: Number(quantity), selected: !unticked },
    ]),
  );
}

async function customerCart({ context }: ShopperInTwoTabs): Promise<Lines> {
  const answer = await context.request.get('/api/ShoppingCart/GetProductFromShoppingCart');
  const { data } = (await answer.json()) as {
    data: { productId: number; quantity: number; selected: boolean }[];
  };
  return Object.fromEntries(
    data.map(({ productId, quantity, selected }) => [productId, { quantity, selected }]),
  );
}
