import { expect, test } from 'vitest';

import { onServer } from '#api/cart/cart-calls.server.ts';
import type { Source } from '#api/cart/cart-model.ts';
import type { Order, OrderLine } from '#api/orders/order.ts';
import { routeCalls } from '#lib/transport.ts';

import { orderAgain } from './reorder.ts';

const line: OrderLine = {
  productId: 7,
  name: 'Maple',
  quantity: 20,
  unitCents: 74_51,
  totalCents: 1_490_20,
  source: 'presale',
};

type Asked = { productId: number; quantity: number; stockSource: Source };
type Stock = Partial<
  Record<Source, { price: number | null; maxQuantity?: number; isActive?: boolean }>
>;

/** An API that returns prices from `stock`, and adds lines, unless `adding` is another answer. */
function api(stock: Stock, adding?: Response) {
  const added: Record<string, unknown>[] = [];
  routeCalls(async (url, init) => {
    const body = JSON.parse(init.body as string) as {
      shoppingCartProductsRequest?: Asked[];
      productInventorySource: Source;
      quantity: number;
      productId: number;
    };
    if (url.endsWith('GetUpdateShoppingCart')) {
      const asked = body.shoppingCartProductsRequest ?? [];
      return Response.json({
        data: asked.map((each) => wire(each.productId, each.quantity, each.stockSource, stock)),
      });
    }
    if (adding) return adding;
    added.push(body);
    const { productId, quantity, productInventorySource: source } = body;
    return Response.json({ data: [wire(productId, quantity, source, stock)] });
  });
  return added;
}

function wire(productId: number, quantity: number, source: Source, stock: Stock) {
  const { price = 0, maxQuantity = 0, isActive = true } = stock[source] ?? {};
  const covers = quantity <= maxQuantity;
  return {
    productId,
    activeSalesEventId: 0,
    productInventorySource: source,
    quantity,
    selected: true,
    isActive,
    shoppingCartId: 0,
    productName: 'Maple',
    productNameWithHypen: 'maple',
    imagePath: '/maple.svg',
    price: covers ? price : 0,
    cardPrice: covers ? price : 0,
    totalPrice: covers ? (price ?? 0) * quantity : 0,
    cardTotalPrice: covers ? (price ?? 0) * quantity : 0,
    stocks: [],
    maxQuantity,
  };
}

function again(lines: readonly OrderLine[] = [line]) {
  return orderAgain(onServer, { lines } as Order);
}

test('a line comes from the same stock, at the current price', async () => {
  const added = api({ presale: { price: 78.22, maxQuantity: 100 } });
  expect(await again()).toEqual([
    {
      name: 'Maple',
      asked: 20,
      thenCents: 74_51,
      is: 'added',
      quantity: 20,
      source: 'presale',
      nowCents: 78_22,
    },
  ]);
  expect(added).toMatchObject([{ productInventorySource: 'presale', quantity: 20 }]);
});

test('a former presale line comes from the vault', async () => {
  api({ instock: { price: 80, maxQuantity: 100 } });
  expect(await again()).toMatchObject([{ is: 'added', source: 'instock', nowCents: 80_00 }]);
});

test('if the stock is too low, the available units are added and reported', async () => {
  api({ instock: { price: 80, maxQuantity: 3 } });
  expect(await again()).toMatchObject([{ is: 'added', asked: 20, quantity: 3 }]);
});

test('a line that is no longer sold is reported as gone', async () => {
  const added = api({ presale: { price: 80, maxQuantity: 100, isActive: false } });
  expect(await again()).toMatchObject([{ name: 'Maple', is: 'gone' }]);
  expect(added).toEqual([]);
});

test('the API’s reason for refusing one line is reported', async () => {
  const refusal = Response.json({ detail: 'Only 3 are left.' }, { status: 409 });
  api({ presale: { price: 80, maxQuantity: 100 } }, refusal);
  expect(await again()).toMatchObject([{ is: 'refused', says: 'Only 3 are left.' }]);
});

test('an expired session throws', async () => {
  api({ presale: { price: 80, maxQuantity: 100 } }, new Response(null, { status: 401 }));
  await expect(again()).rejects.toMatchObject({ problem: { kind: 'expired' } });
});

test('a line without a price is not added, and not called sold out', async () => {
  const added = api({ presale: { price: null, maxQuantity: 100 } });
  expect(await again()).toMatchObject([{ is: 'refused', says: 'Price not known right now.' }]);
  expect(added).toEqual([]);
});
