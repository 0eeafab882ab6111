import { EAGLE, isCustomer, leftInCart } from '../cart/cart-steps.ts';
import {
  beginsCheckout,
  bill,
  billTo,
  comesToShipping,
  fillsAddress,
  goesOn,
  heading,
  IDA,
  pressesCheckout,
  shipTo,
  stepLinks,
  summary,
} from './checkout-steps.ts';
import { signsIn, signsInByForm } from '../customers.ts';
import { expect, inSight, opens, tabTo, test, turns } from '../shopper.ts';

test('a guest goes from the cart to the payment, and each amount has its reason', async ({
  page,
  heard,
}) => {
  await beginsCheckout(page);
  await expect(page.getByRole('banner')).toContainText('Checkout');
  await expect(stepLinks(page)).toHaveCount(0);
  await fillsAddress(page);
  await goesOn(page, 'shipping');
  await expect(heading(page)).toBeFocused();
  expect(await heard(), 'the focused heading has said it').not.toContain(await page.title());
  await expect(stepLinks(page)).toHaveText(['Address (done)']);
  await expect(bill(page, 'Sales tax')).toContainText('7.25% of $');
  await expect(bill(page, 'Sales tax')).toContainText('California: under $2,000.');
  await expect(page.getByRole('radio', { name: /^Standard, insured: / })).toBeChecked();
  await expect(
    inSight(page).getByText('$0.25 for each ounce of metal, at least $29.95'),
  ).toHaveCount(2);

  await page.getByRole('radio', { name: /^Expedited, insured: \$29\.95/ }).check();
  await page.getByRole('checkbox', { name: /^Signature on delivery: \$3\.95/ }).check();
  await page.getByRole('checkbox', { name: /^Gift wrap: \$7\.00/ }).check();
  await page.getByLabel('Note to us').fill('Leave it with the neighbor.');
  await expect(inSight(page).getByText('27 of 500 characters')).toBeVisible();
  await goesOn(page, 'payment');
  await expect(heading(page)).toHaveText('How do you want to pay?');
  await expect(bill(page, 'Shipping')).toContainText('$29.95');
  await expect(bill(page, 'Signature')).toContainText('$3.95');
  await expect(bill(page, 'Gift wrap')).toContainText('$7.00');

  await page.reload();
  await expect(heading(page)).toHaveText('How do you want to pay?');
  await page.goto('/checkout');
  await expect(page).toHaveURL('/checkout/payment');
  await page.goto('/checkout/review');
  await expect(page, 'no step is left out').toHaveURL('/checkout/payment');
  await stepLinks(page).filter({ hasText: 'Address' }).click();
  await expect(shipTo(page).getByLabel('Street address')).toHaveValue(IDA.street);
  await expect(
    inSight(page).getByText('Another address means choosing shipping again.'),
  ).toBeVisible();
});

test('refused address fields are shown at the field and in a summary, and typed text stays', async ({
  page,
}) => {
  await beginsCheckout(page);
  await fillsAddress(page, { ...IDA, firstName: '9Ida', zip: '9007' });
  await goesOn(page, 'shipping');
  const problems = page.getByRole('group', { name: 'There are 2 problems' });
  await expect(problems).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Address/);
  await problems
    .getByRole('link', {
      name: 'Start the first name with a letter, then use letters and digits, with a space, a hyphen or an apostrophe between them.',
    })
    .click();
  const name = shipTo(page).getByLabel('First name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(
    'Error: Start the first name with a letter, then use letters and digits, with a space, a hyphen or an apostrophe between them.',
  );
  await expect(name).toHaveValue('9Ida');
  await expect(shipTo(page).getByLabel('City')).toHaveValue(IDA.city);
  await name.fill('Ida');
  await shipTo(page).getByLabel('ZIP code').fill('90071-1234');
  await name.press('Enter');
  await expect(heading(page), 'Enter goes on').toHaveText('How should it travel?');
});

test('a failing store says so, and the same form is sent again', async ({ page, heard }) => {
  await beginsCheckout(page);
  await fillsAddress(page);
  await turns(page, 'fail:updateCheckoutSession');
  await goesOn(page, 'shipping');
  const words = 'Something went wrong on our side. Please try again.';
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect.poll(heard).toContain(words);
  await turns(page, '');
  await goesOn(page, 'shipping');
  await expect(heading(page)).toHaveText('How should it travel?');
});

test('typed text that was not sent is there after a reload and after Back', async ({ page }) => {
  await beginsCheckout(page);
  await page.getByLabel('Email address').fill(IDA.email);
  await page.getByRole('radio', { name: /^A depository/ }).check();
  await shipTo(page).getByLabel('Account number there').fill('FSV-1');
  await page.reload();
  await expect(shipTo(page).getByLabel('Account number there')).toHaveValue('FSV-1');
  await expect(page.getByLabel('Email address')).toHaveValue(IDA.email);
  await summary(page).getByRole('link', { name: 'Change the cart' }).click();
  await expect(heading(page)).toHaveText('Cart');
  await page.goBack();
  await expect(shipTo(page).getByLabel('Account number there')).toHaveValue('FSV-1');
});

test('the shopper takes the carrier’s spelling of an address, or keeps their own', async ({
  page,
}) => {
  await beginsCheckout(page);
  await fillsAddress(page, { ...IDA, street: '350 south grand avenue' });
  await goesOn(page, 'shipping');
  await expect(page.getByRole('heading', { name: 'Do you mean this address?' })).toBeFocused();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(heading(page)).toHaveText('How should it travel?');
  await stepLinks(page).click();
  await expect(shipTo(page).getByLabel('Street address')).toHaveValue('350 South Grand Avenue');

  await shipTo(page).getByLabel('State', { exact: true }).selectOption('Texas');
  await goesOn(page, 'shipping');
  await expect(page.getByRole('heading', { name: 'Is this address right?' })).toBeFocused();
  await expect(inSight(page).getByText('The ZIP code 90071 is not in Texas.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep what I wrote' }).click();
  await expect(heading(page)).toHaveText('How should it travel?');
  await expect(bill(page, 'Sales tax')).toContainText('None');
});

test('a customer chooses an address, changes one, and saves a new default', async ({ page }) => {
  await signsIn(page, 'clara');
  await opens(page, '/cart/cart');
  await pressesCheckout(page);
  await expect(page.getByRole('radio', { name: /^Home, your default/ })).toBeChecked();
  await expect(shipTo(page).getByLabel('Street address')).toBeHidden();
  const ownAddress = inSight(page).getByText(/^The depository gets the metal/);
  await expect(ownAddress).toBeHidden();
  await page.getByRole('radio', { name: /^IRA/ }).check();
  await expect(ownAddress).toBeVisible();
  await expect(billTo(page).getByLabel('Street address')).toHaveValue('1204 Barton Springs Road');
  await page.getByRole('link', { name: 'Change Office' }).click();
  await expect(page.getByRole('heading', { name: 'Change Office' })).toBeFocused();
  await shipTo(page).getByLabel('Apartment, suite or floor').fill('Suite 500');
  await goesOn(page, 'shipping');
  await expect(heading(page)).toHaveText('How should it travel?');

  await stepLinks(page).click();
  await expect(page.getByRole('radio', { name: /^Office/ })).toBeChecked();
  await expect(inSight(page).getByText('Suite 500')).toBeVisible();
  await page.getByRole('radio', { name: /^IRA/ }).check();
  await expect(page.getByRole('checkbox', { name: 'The same address' }), 'a vault').toBeHidden();
  await expect(billTo(page).getByLabel('Company'), 'billed so far').toHaveValue(
    'Whitfield Bindery',
  );
  await page.getByRole('radio', { name: 'Another address' }).check();
  await fillsAddress(page, { ...IDA, email: 'clara.whitfield@example.com' });
  await page.getByRole('checkbox', { name: 'Keep this address in my account' }).check();
  await page.getByRole('checkbox', { name: 'Offer this address first' }).check();
  await goesOn(page, 'shipping');
  await expect(heading(page)).toHaveText('How should it travel?');
  const { data } = (await (await page.request.get('/api/Account/GetAddresses')).json()) as {
    data: { city: string; isDefault: boolean; address2?: string }[];
  };
  expect(data.find(({ isDefault }) => isDefault)?.city).toBe(IDA.city);
  expect(data.map(({ address2 }) => address2)).toContain('Suite 500');
});

test('a guest who signs in during the checkout goes on as a customer, with the address they gave', async ({
  page,
}) => {
  await comesToShipping(page);
  await stepLinks(page).click();
  await page.getByRole('link', { name: 'sign in to use your addresses' }).click();
  await expect(heading(page)).toHaveText('Sign in');
  await signsInByForm(page, 'clara');
  await expect(page).toHaveURL('/checkout/shipping');
  await stepLinks(page).click();
  await expect(page.getByRole('radio', { name: /^Home, your default/ })).not.toBeChecked();
  await expect(shipTo(page).getByLabel('Street address')).toHaveValue(IDA.street);
  await expect(page.getByLabel('Email address')).toHaveValue('clara.whitfield@example.com');
  await expect(summary(page).getByRole('listitem'), 'only what she was buying').toHaveCount(1);
});

test('a guest goes from the cart to the payment by keyboard alone', async ({ page }) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  await opens(page, '/cart/cart');
  await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByLabel('Email address'));
  await page.keyboard.type(IDA.email);
  const to = shipTo(page);
  await tabTo(page, to.getByRole('radio', { name: 'My own address' }));
  for (const [label, text] of [
    ['First name', IDA.firstName],
    ['Last name', IDA.lastName],
    ['Street address', IDA.street],
    ['City', IDA.city],
  ] as const) {
    await tabTo(page, to.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, to.getByLabel('State', { exact: true }));
  await page.keyboard.type('California');
  await tabTo(page, to.getByLabel('ZIP code'));
  await page.keyboard.type(IDA.zip);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('How should it travel?');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: /^Standard/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Expedited/ })).toBeChecked();
  await tabTo(page, page.getByRole('checkbox', { name: /^Gift wrap/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Continue to payment' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('How do you want to pay?');
  await expect(heading(page)).toBeFocused();
});

test('a line that cannot be bought keeps the shopper in the cart, which names it', async ({
  page,
  heard,
}) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  await opens(page, '/cart/cart');
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await turns(page, 'sold-out');
  await page.getByRole('button', { name: 'Checkout' }).click();
  const words = `${EAGLE.name} cannot be bought: it is out of stock.`;
  await expect(inSight(page).getByText(words)).toBeVisible();
  await expect.poll(heard).toContain(words);
  await expect(page).toHaveURL('/cart/cart');
});

test('a customer’s checkout asks for sign-in after signing out, and an unknown one leads to the cart', async ({
  page,
  context,
  baseURL,
}) => {
  await isCustomer(page, 1);
  await opens(page, '/cart/cart');
  await pressesCheckout(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'checkout');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  await page.request.post('/api/Authentication/SignOut');
  await page.goto('/checkout/address');
  await expect(page).toHaveURL(/^[^?]*\/signin\?returnTo=%2Fcheckout%2Faddress/);

  const url = baseURL ?? '';
  await context.addCookies([{ name: 'checkout', value: 'cs-0123456789abcdef', url }]);
  await page.goto('/checkout/shipping');
  await expect(page).toHaveURL('/cart/cart?did=over');
  await expect(inSight(page).getByText('The checkout that you had begun is over.')).toBeVisible();
});

test('a guest whose checkout the API no longer opens is told so in the cart, and begins another', async ({
  page,
}) => {
  await leftInCart(page, `${EAGLE.id}x2i:`);
  await opens(page, '/cart/cart');
  await pressesCheckout(page);
  await turns(page, 'expired:getCheckoutSession');
  await page.goto('/checkout/address');
  await expect(page).toHaveURL('/cart/cart?did=over');
  await expect(inSight(page).getByText('The checkout that you had begun is over.')).toBeVisible();
  await turns(page, '');
  await pressesCheckout(page);
  await expect(summary(page).getByText(EAGLE.name)).toBeVisible();
});
