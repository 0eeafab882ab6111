import { leftInCart, notesCalls } from './cart-steps.ts';
import { expect, opens, test } from '../shopper.ts';

/** On sale until the end of the mock backend's first day. */
const KOALA = { id: 592_876, name: '2026 1 oz Australian Silver Koala Coin BU' };
const CART = '/cart/cart';

test('a sale that ends in the cart says so, and the price is fetched again', async ({ page }) => {
  const answer = await page.request.get(`/api/Product/GetProductDetail?productId=${KOALA.id}`);
  const { data } = (await answer.json()) as { data: { sale: { endsAt: string } } };
  await leftInCart(page, `${KOALA.id}x1i:`);
  const body = String(Date.parse(data.sale.endsAt) - 30_000);
  await page.route('/time', (route) => route.fulfill({ body }));
  await page.clock.install();
  await opens(page, CART);
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/00 hours\s*00 minutes\s*\d\d seconds/);
  const calls = notesCalls(page);
  await page.clock.fastForward(31_000);
  await expect(timer).toContainText('This sale has just ended');
  await expect.poll(() => calls).toContain('GetUpdateShoppingCart');
});
