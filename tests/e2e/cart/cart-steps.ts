import { test, type Locator, type Page } from '@playwright/test';

import { signsIn } from '../customers.ts';

/** Coins that the mock store always has, and one with little stock. */
export const EAGLE = { id: 225134, name: '2026 1 oz American Silver Eagle Coin BU' };
export const MAPLE = { id: 466250, name: '2026 1 oz Canadian Gold Maple Leaf Coin BU' };
export const FEW = { id: 182802, name: '2023 1 oz American Silver Eagle Coin BU' };
/** A presale. */
export const NEXT_YEAR = { id: 579_543, name: '2027 1 oz American Silver Eagle Coin BU' };

export const LISTING = '/search/searchresults?searchkey=american+silver+eagle+coin+bu';

/** Sets a guest's cart from an earlier visit: `225134x3i:` is three Eagles. */
export async function leftInCart(page: Page, value: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'cart', value, url }]);
}

/** The cookie of a guest's cart. */
export async function keptInCart(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'cart')?.value ?? '';
}

/** Signs Nora in, whose account is new, and adds `eagles` Eagles to her cart on the server. */
export async function isCustomer(page: Page, eagles = 0): Promise<void> {
  await signsIn(page, 'nora');
  if (eagles > 0) await elsewhere(page).adds(EAGLE.id, eagles);
}

/** Signs out in the account menu. */
export async function logsOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Hello, .* Your account$/ }).click();
  await banner.getByRole('button', { name: 'Logout' }).click();
}

/** The customer's cart on the server, for reads and changes from another device. */
export function elsewhere(page: Page) {
  return {
    adds: (productId: number, quantity: number) =>
      page.request.post('/api/ShoppingCart/AddProductToShoppingCart', {
        data: { productId, quantity, productInventorySource: 'instock', activeSalesEventId: 0 },
      }),
    removes: (productId: number) =>
      page.request.delete(
        `/api/ShoppingCart/DeleteProductFromShoppingCart?ProductId=${productId}&productInventorySource=instock&salesEventId=0`,
      ),
    /** Quantities by product id. */
    async has(): Promise<Record<number, number>> {
      const answer = await page.request.get('/api/ShoppingCart/GetProductFromShoppingCart');
      const { data } = (await answer.json()) as { data: { productId: number; quantity: number }[] };
      return Object.fromEntries(data.map(({ productId, quantity }) => [productId, quantity]));
    },
  };
}

/** Records the calls that change or price a cart, by the last part of their URL. */
export function notesCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = /ShoppingCart\/(\w+)/.exec(request.url())?.[1];
    if (call) calls.push(call);
  });
  return calls;
}

export function cartButton(page: Page): Locator {
  return page.locator('#cart');
}

export function addButton(page: Page, { name }: { name: string }): Locator {
  return page.getByRole('button', { name: `Add to cart, ${name}`, exact: true });
}

export function quantity(page: Page, { name }: { name: string }): Locator {
  return page.getByRole('spinbutton', { name: `Quantity of ${name}`, exact: true });
}

export function oneMore(page: Page, product: { name: string }): Locator {
  return stepOf(quantity(page, product), 1);
}

/** The button beside a quantity: its name is that of its neighbours too. */
export function stepOf(field: Locator, by: number): Locator {
  const name = `${by > 0 ? 'Increase' : 'Decrease'} quantity`;
  return field.locator('..').getByRole('button', { name, exact: true });
}

/** Clicks in the page, faster than Playwright can send clicks on a busy machine. */
export async function pressesFast(button: Locator, times: number): Promise<void> {
  await button.evaluate((element: HTMLElement, presses) => {
    for (let press = 0; press < presses; press++) element.click();
  }, times);
}

export function removeButton(page: Page, { name }: { name: string }): Locator {
  return page.getByRole('button', { name: `Remove ${name}`, exact: true });
}
