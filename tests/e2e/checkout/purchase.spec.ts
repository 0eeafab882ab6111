import type { Page } from '@playwright/test';

import { cardForm, hasOrdered, reviews } from './payment-steps.ts';
import { type Heard, expect, opens, tabTo, test } from '../shopper.ts';

const PRICE = String.raw`\$[\d,]+\.\d{2}`;

/** From home to the order, with three mistakes to mend. */
const MOST_STOPS = 66;

/** Counts presses of the keys that only move the focus: Tab and F6. */
function countStops({ keyboard }: Page): () => number {
  const press = keyboard.press.bind(keyboard);
  let stops = 0;
  keyboard.press = (key, options) => {
    if (/Tab$|F6$/.test(key)) stops++;
    return press(key, options);
  };
  return () => stops;
}

/** Adds the first product of the home page, and comes to the checkout. Returns its name. */
async function addsFirstProduct(page: Page): Promise<string> {
  const { keyboard } = page;
  const main = page.getByRole('main');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(main).toBeFocused();
  await keyboard.press('Tab');
  await expect(main.getByRole('link').first(), 'its section is still there').toBeFocused();
  const add = main.getByRole('button', { name: /^Add to cart, / }).first();
  await tabTo(page, add);
  await keyboard.press('Enter');
  const viewCart = page.getByRole('region', { name: 'Messages' }).getByRole('link');
  await expect(viewCart).toHaveText('View cart');
  await keyboard.press('F6');
  await expect(viewCart).toBeFocused();
  const name = await add.getAttribute('aria-label');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, main.getByRole('button', { name: 'Checkout' }));
  await keyboard.press('Enter');
  return String(name).replace('Add to cart, ', '');
}

async function readsAddressStep(page: Page, heard: Heard): Promise<void> {
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Address \| Checkout/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await heard(), 'the focused heading has said it').not.toContain(await page.title());
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - navigation "Checkout steps":
        - list:
          - listitem: Address
          - listitem: Shipping
          - listitem: Payment
          - listitem: Review
      - heading "Where should we ship?" [level=1]
      - paragraph:
        - link "sign in to use your addresses"
      - group:
        - paragraph: /^Prices are held for [45] more minutes, until [0-9]+:[0-9]+ [AP]M ET.$/
        - button "Refresh prices and hold them anew"
      - textbox "Email address"
      - group "Ship to":
        - radio "My own address" [checked]
        - radio /^A depository A vault that keeps metal in your name/
        - textbox "First name"
        - textbox "Last name"
        - textbox "Company (optional)"
        - textbox "Street address"
        - textbox "Apartment, suite or floor (optional)"
        - textbox "City"
        - combobox "State"
        - textbox "ZIP code"
        - textbox "Mobile number (optional)"
      - group "Bill to":
        - checkbox "The same address" [checked]
      - button "Continue to shipping"
      - complementary "Your order"
  `);
}

async function fillsAddressStep(page: Page): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, page.getByRole('textbox', { name: 'Email address' }));
  await keyboard.type('ida@example');
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'There are 7 problems' })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Address/);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const email = page.getByRole('textbox', { name: 'Email address' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(
    'Your confirmation and tracking go there. Error: Enter an email address like name@example.com.',
  );
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('ida@example.com');
  const shipTo = page.getByRole('group', { name: 'Ship to' });
  const lines: [label: string, text: string][] = [
    ['First name', 'Ida'],
    ['Last name', 'Berg'],
    ['Street address', '98 San Jacinto Blvd'],
    ['City', 'Austin'],
    ['State', 'Texas'],
    ['ZIP code', '78701'],
  ];
  for (const [label, text] of lines) {
    await tabTo(page, shipTo.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
}

async function choosesShipping(page: Page, heard: Heard): Promise<void> {
  const { keyboard } = page;
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Shipping \| Checkout/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await heard(), 'the focused heading has said it').not.toContain(await page.title());
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "How should it travel?" [level=1]
      - group "Shipping":
        - radio /^Standard, insured. ${PRICE} 3 to 5 business days after it ships. Free with ${PRICE} more of products./ [checked]
        - radio /^Expedited, insured. ${PRICE} 2 business days/
        - radio /^FedEx Overnight, insured. ${PRICE} 1 business day/
      - group "Extras":
        - checkbox /^Signature on delivery. ${PRICE}/
        - checkbox /^Gift wrap. ${PRICE}/
      - textbox "Note to us (optional)"
      - button "Continue to payment"
      - complementary "Your order"
  `);
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }));
  await keyboard.press('Enter');
}

async function readsPaymentStep(page: Page, heard: Heard): Promise<void> {
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Payment \| Checkout/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - navigation "Checkout steps":
        - list:
          - listitem:
            - link /^Address/
          - listitem:
            - link /^Shipping/
          - listitem: Payment
          - listitem: Review
      - heading "How do you want to pay?" [level=1]
      - group "Way to pay":
        - radio /^Credit or debit card. ${PRICE}. That is ${PRICE} more than by check or wire/
        - radio /^PayPal. ${PRICE}. That is ${PRICE} more/
        - radio /^eCheck. ${PRICE}/
        - radio /^Bank wire. .* Bank wire starts at \\$1,500.00/ [disabled]
        - radio /^Paper check. ${PRICE}. The check has to arrive within 10 business days of ordering/
      - button "Continue to review"
  `);
  expect(await heard(), 'the focused heading has said it').not.toContain(await page.title());
}

async function paysByCard(page: Page, heard: Heard): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, page.getByRole('button', { name: 'Continue to review' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Way to pay' })).toHaveAccessibleDescription(
    'Error: Choose how to pay.',
  );
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Space');
  await expect(page.locator('iframe[title="Card details"]')).toBeVisible();
  expect(await heard(), 'the radio button has said its price').not.toContainEqual(
    expect.stringContaining('Credit or debit card: '),
  );
  const card = cardForm(page);
  await expect(card.getByLabel('Card number')).toBeVisible();
  await keyboard.press('Tab');
  await expect(card.getByLabel('Card number')).toBeFocused();
  await keyboard.type('4242424242424242');
  await keyboard.press('Tab');
  await keyboard.type('04/29');
  await keyboard.press('Tab');
  await keyboard.type('123');
  await keyboard.press('Enter');
}

async function reviewsAndOrders(page: Page, heard: Heard): Promise<void> {
  const { keyboard } = page;
  const main = page.getByRole('main');
  await reviews(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(heard).toContain('Your card is being checked.');
  expect(await heard(), 'the focused heading has said it').not.toContain(await page.title());
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Review your order" [level=1]
      - region "Address":
        - paragraph:
          - link "Change address"
      - region "Shipping":
        - paragraph: /Standard, insured. ${PRICE}/
        - paragraph:
          - link "Change shipping"
      - region "Payment":
        - paragraph: /Credit or debit card, the one that ends in 4242. ${PRICE}/
        - paragraph:
          - link "Change payment"
      - region "What you agree to":
        - group: What is a market loss?
        - group "Terms":
          - checkbox "I agree to these prices and to the terms of a market loss."
        - button /^Place the order. ${PRICE}$/
      - complementary "Your order":
        - paragraph: /Total ${PRICE}/
        - paragraph: /^By card or PayPal, with its surcharge. By check, wire or eCheck. ${PRICE}$/
  `);
  await tabTo(page, page.getByRole('button', { name: /^Place the order/ }));
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  expect(await heard(), 'nothing is being placed').not.toContain('Placing your order.');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeFocused();
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Place the order/ }));
  await keyboard.press('Enter');
}

async function readsPlacedOrder(page: Page, product: string): Promise<void> {
  const main = page.getByRole('main');
  const invoice = await hasOrdered(page);
  await expect(page).toHaveTitle(/^Order placed/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Thank you, your order is placed Order ${invoice}" [level=1]
      - paragraph: /Total ${PRICE}, placed on November \\d+, 2026./
      - region "What happens next":
        - list:
          - listitem: /Your card pays ${PRICE}. There is nothing to do./
          - listitem: A confirmation is on its way to ida@example.com.
        - link "Track the order"
        - button "Print this page"
        - region "Keep an eye on it with an account":
          - paragraph:
            - link "Create an account"
      - region "Your order":
        - term: Total
        - definition: /${PRICE}/
        - heading "What you bought" [level=3]
        - list:
          - listitem:
            - link "${product}"
  `);
}

test('a guest buys by keyboard alone, from home in at most 66 Tabs, and hears of each step', async ({
  page,
  heard,
}) => {
  await opens(page, '/');
  const stops = countStops(page);
  const product = await test.step('adds a product', () => addsFirstProduct(page));
  await test.step('reads the address step', () => readsAddressStep(page, heard));
  await test.step('mends and fills the address', () => fillsAddressStep(page));
  await test.step('chooses how the order travels', () => choosesShipping(page, heard));
  await test.step('reads the ways to pay', () => readsPaymentStep(page, heard));
  await test.step('pays by card', () => paysByCard(page, heard));
  await test.step('reads the review and orders', () => reviewsAndOrders(page, heard));
  expect(stops()).toBeLessThanOrEqual(MOST_STOPS);
  await test.step('reads the placed order', () => readsPlacedOrder(page, product));
  await test.step('begins an account with the same email address', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(
      'ida@example.com',
    );
  });
});
