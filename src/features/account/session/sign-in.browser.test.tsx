import { send } from '#lib/transport.ts';
import { turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const NORA = { email: 'nora.kim@example.com', password: 'Maple-Leaf9' };
const CLARA = { email: 'clara.whitfield@example.com', password: 'Maple-Leaf9' };
const EAGLE = { id: 225134, name: '2026 1 oz American Silver Eagle Coin BU' };
const EXPIRED = 'Your login session has been expired. Please login again using your credentials';
const LISTING = '/search/searchresults?searchkey=american+silver+eagle+coin+bu';
/** Milliseconds from the message to the sign-in page, and of a step of a clock that is held: short,
 * so that the page is drawn long before the next. */
const LEAVES_AFTER_MS = 4_000;
const STEP_MS = 50;

const main = () => page.getByRole('main');
const email = () => main().getByRole('textbox', { name: 'Email address' });
const password = () => page.getByLabelText('Password', { exact: true });
const messages = () => page.getByRole('region', { name: 'Messages' });
const cartButton = () => page.getBySelector('#cart');
const address = () => location.pathname + location.search;

async function signsIn(typed: typeof CLARA): Promise<void> {
  await email().fill(typed.email);
  await password().fill(typed.password);
  await main().getByRole('button', { name: 'Sign in' }).click();
}

/** Two Eagles in the cart of Nora, whose account is new. */
function hasEagles(): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const line = { productId: EAGLE.id, quantity: 2, activeSalesEventId: 0 };
  const body = JSON.stringify({ ...line, productInventorySource: 'instock' });
  return send('/api/ShoppingCart/AddProductToShoppingCart', { method: 'POST', headers, body });
}

test('§8 a session that ended before the page was opened leads to sign in', async () => {
  await opens(LISTING, { as: 'nora', before: hasEagles, scenario: 'expired-session' });
  await expect.poll(address).toMatch(/^\/signin\?returnTo=.*searchkey.*&expired=1$/);
  await expect.element(main().getByText(EXPIRED)).toBeVisible();
});

test('§8 a session that ends after a press is announced, and the addition is kept', async () => {
  await opens(LISTING, { as: 'nora', before: hasEagles });
  await expect.element(cartButton()).toHaveAccessibleName('Cart 2, 1 item, 2 pieces');
  turns('expired-session');
  await page.getByRole('button', { name: `Add to cart, ${EAGLE.name}`, exact: true }).click();
  await expect.element(messages().getByText(EXPIRED)).toBeVisible();
  await expect.element(cartButton()).toHaveAccessibleName('Cart 1, 1 item');
  await messages().getByRole('link', { name: 'Sign in now' }).click();
  await expect.element(main().getByText(EXPIRED)).toBeVisible();
  expect(heard()).toContain(EXPIRED);

  turns('');
  await signsIn(NORA);
  await expect.poll(address).toBe(LISTING);
  await loads('/cart/cart');
  await expect
    .element(page.getByRole('spinbutton', { name: `Quantity of ${EAGLE.name}` }))
    .toHaveValue(3);
});

test('§8 the page waits while a customer tabs to the message, and they can stay', async () => {
  await opens('/cart/cart', { as: 'nora', before: hasEagles });
  const line = page.getByRole('checkbox', { name: `Buy ${EAGLE.name}` });
  await expect.element(line).toBeChecked();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  turns('expired-session');
  (line.element() as HTMLElement).click();
  const stay = page.getByRole('button', { name: 'Stay on this page' });
  await expect
    .poll(() => vi.advanceTimersByTimeAsync(STEP_MS).then(() => stay.query()))
    .not.toBeNull();
  for (let stops = 0; stops < 5; stops++) {
    vi.advanceTimersByTime(LEAVES_AFTER_MS / 2);
    await userEvent.keyboard('{Tab}');
  }
  // Another call that found the session expired would begin again.
  turns('');
  (stay.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(messages()).not.toBeInTheDocument();
  vi.advanceTimersByTime(2 * LEAVES_AFTER_MS);
  await expect.element(page.getByRole('link', { name: 'Sign in to see it' })).toBeVisible();
  expect(address()).toBe('/cart/cart');
});

test('sign-in problems are shown at the field and in the summary, and the email address is kept', async () => {
  await opens('/signin');
  await main().getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByRole('group', { name: 'There are 2 problems' })).toHaveFocus();

  await signsIn({ ...CLARA, password: 'wrong' });
  const summary = page.getByRole('group', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  await expect.poll(() => document.title).toMatch(/^Error: Sign in/);
  await expect.element(email()).toHaveValue(CLARA.email);
  await expect.element(password()).toHaveAccessibleDescription(/do not belong together/);
  await summary.getByRole('link').click();
  await expect.element(password()).toHaveFocus();
});

test('a shopper who types too many wrong passwords reads how long to wait', async () => {
  await opens('/signin');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ emailId: CLARA.email, password: 'wrong' });
  for (let tries = 0; tries < 5; tries++) {
    await send('/api/Authentication/SignIn', { method: 'POST', headers, body });
  }
  await signsIn({ ...CLARA, password: 'wrong again' });
  await expect
    .element(page.getByRole('group', { name: 'There is a problem' }))
    .toShow(/Too many tries\. Wait .*(second|minute)s?, then try again\./);
});

test('a sign-in link cannot lead out of the store, and a password manager can fill it in', async () => {
  await opens('/signin?returnTo=%2F%2Felsewhere.example');
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(email()).toHaveAttribute('autocomplete', 'username');
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect.element(password()).toHaveAttribute('type', 'text');
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
  await signsIn(CLARA);
  await expect.element(page.getByRole('banner')).toShow('Hello, Clara');
  expect(address()).toBe('/');
});
