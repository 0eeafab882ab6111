import { expect, test } from '../shopper.ts';

const COIN = '2026 1 oz American Silver Eagle Coin BU';
const PRICE = String.raw`/\$\d+\.\d{2}/`;

test('a screen reader finds names, prices and results from a category to the cart', async ({
  page,
  heard,
}) => {
  await page.goto('/silver/us-silver-coins');
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - link "Bold Precious Metals, home"
    - search:
      - combobox "Search products"
      - button "Search"
    - paragraph: Hello, Guest!
    - link "LOGIN"
    - button "Cart, 0 items"
    - navigation "Main":
      - list:
        - listitem:
          - link "Silver"
          - button "Show more under Silver"
    - region "Spot prices":
      - term:
        - link "Silver spot price and chart"
      - button "Pause live prices"
  `);
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: COIN, exact: true }),
  });
  await expect(card).toMatchAriaSnapshot(`
    - listitem:
      - heading "${COIN}" [level=3]:
        - link "${COIN}"
      - term: By check
      - definition: ${PRICE}
      - term: By card
      - definition: ${PRICE}
      - paragraph: /\\$\\d+\\.\\d{2} over spot, \\d+\\.\\d% , we buy back at \\$\\d+\\.\\d{2}/
      - paragraph: In stock
      - paragraph: /\\d\\.\\d of 5, .\\d+ reviews/
      - button "Add to cart, ${COIN}"
      - button "Watch ${COIN}"
  `);

  await card.getByRole('link', { name: COIN }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb"
      - heading "${COIN}" [level=1]
      - button "Decrease quantity"
      - spinbutton "Quantity of ${COIN}": "1"
      - button "Increase quantity"
      - paragraph: /Total for 1 by check, wire or eCheck \\$\\d+\\.\\d\\d/
      - button "Add to cart, ${COIN}"
      - group "Show the total for":
        - radio /^Check, wire or eCheck, .\\d+/ [checked]
        - radio /^Card or PayPal, .\\d+/
      - button "All 5 quantities"
      - table "Price of each, by quantity and payment":
        - rowgroup:
          - row:
            - columnheader "Quantity"
            - columnheader "Check, wire or eCheck"
            - columnheader "Card or PayPal 4.2 % more"
        - rowgroup:
          - row /your price/:
            - rowheader "1 to 19"
      - heading "Specifications" [level=2]
      - heading /^Customer reviews/ [level=2]
  `);
  await page
    .getByRole('button', { name: `Add to cart, ${COIN}` })
    .first()
    .click();
  await expect.poll(heard).toContain(`1 × ${COIN} added. Your cart holds 1 item.`);

  await page.goto('/cart/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: COIN });
  await expect(line).toMatchAriaSnapshot(`
    - listitem:
      - checkbox "Buy ${COIN}" [checked]
      - heading "${COIN}" [level=3]:
        - link "${COIN}"
      - button "Decrease quantity"
      - spinbutton "Quantity of ${COIN}": "1"
      - button "Increase quantity"
      - button "Remove ${COIN}"
  `);
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(
    'Card or PayPal 4.2% more',
  );
});
