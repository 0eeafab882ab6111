/** One walk through the store, as a guest and then as a customer, in any engine. */
import { setTimeout as pause } from 'node:timers/promises';

import { AXE_SOURCE, EVERY_RULE, SAME_EVERYWHERE } from '../a11y/rules.ts';
import { PATIENCE_MS, type Control, type Driver } from './driver.ts';
import { brokenRules, controlNamed, headingWhenReady, overhanging } from './in-page.ts';

export const WIDE = 1280;
const NARROW = [390, 320];
const LOOK_EVERY_MS = 100;

const EAGLE = '2026 1 oz American Silver Eagle Coin BU';

/** Learns what is wrong at a screen of the walk. */
export type Tell = (screen: string, faults: string[]) => void;

/** Walks from the home page to a placed order, and through an account. Throws where it cannot go on. */
export async function walk(driver: Driver, url: string, tell: Tell): Promise<void> {
  const shopper = shopperWith(driver, tell);
  await driver.resize(WIDE);
  await driver.open(url);
  await shopper.reads('home', 'Gold and silver');
  await findsCoin(shopper);
  await checksOut(shopper);
  await driver.open(`${url}/signup`);
  await shopper.reads('sign-up', 'Create');
  await usesAccount(shopper, (path) => driver.open(url + path));
}

export type Shopper = ReturnType<typeof shopperWith>;

async function findsCoin({ presses, types, reads }: Shopper): Promise<void> {
  await presses('button', 'Show more under Silver');
  await presses('link', 'Silver Monster Boxes');
  await reads('category', 'Silver Monster Boxes');
  await types('Search products', 'american silver eagle\n', 'combobox');
  await reads('search', '“american silver eagle”');
  await presses('link', EAGLE);
  await reads('product', EAGLE);
  await presses('button', 'Add to cart');
  await presses('button', 'Cart 1');
  await presses('link', 'View cart');
  await reads('cart', 'Cart');
}

async function checksOut({ presses, types, chooses, reads }: Shopper): Promise<void> {
  await presses('button', 'Checkout');
  await reads('checkout, address', 'Where should we ship?');
  await types('Email address', 'ida.berg@example.com');
  await types('First name', 'Ida');
  await types('Last name', 'Berg');
  await types('Street address', '98 San Jacinto Blvd');
  await types('City', 'Austin');
  await chooses('State', 'TX');
  await types('ZIP code', '78701');
  await presses('button', 'Continue to shipping');
  await reads('checkout, shipping', 'How should it travel?');
  await presses('button', 'Continue to payment');
  await reads('checkout, payment', 'How do you want to pay?');
  await presses('radio', 'eCheck');
  await types('Routing number', '111000025');
  await types('Account number', '0012345678');
  await types('Check number', '1042');
  await types('ID number', 'D1234567');
  await chooses('State that issued the ID', 'TX');
  await reads('checkout, eCheck', 'How do you want to pay?');
  await presses('button', 'Continue to review');
  await reads('checkout, review', 'Review your order');
  await presses('checkbox', 'I agree');
  await presses('button', 'Place the order');
  await reads('order placed', 'your order is placed');
}

async function usesAccount(
  { presses, types, reads }: Shopper,
  open: (path: string) => Promise<void>,
): Promise<void> {
  await open('/signin?returnTo=/myaccounts');
  await reads('sign-in', 'Sign in');
  await types('Email address', 'clara.whitfield@example.com');
  await types('Password', 'Maple-Leaf9');
  await presses('button', 'Sign in');
  await reads('account', 'Your account');
  await open('/myaccounts/inbox');
  await reads('inbox', 'Notifications');
  await presses('button', 'Hello,');
  await presses('link', 'Order History');
  await reads('orders', 'Order history');
  await presses('button', 'Hello,');
  await presses('button', 'Logout');
  await reads('signed out', 'Sign in');
}

/** What a shopper does in this browser, by roles and names. */
export function shopperWith(driver: Driver, tell: Tell) {
  /** Tries again while the control is not there yet, or is moving. */
  function uses(role: string, name: string, use: (control: Control) => Promise<void>) {
    return until(`${role} “${name}”`, async () => {
      await driver.inject(AXE_SOURCE);
      const control = await driver.find(controlNamed, role, name);
      if (control) await use(control);
      return control;
    });
  }
  /** Waits for the screen with this heading, and looks for what is wrong with it. */
  async function reads(screen: string, heading: string): Promise<void> {
    await until(`the heading “${heading}”`, async () => {
      const found = await driver.run(headingWhenReady);
      return found?.includes(heading);
    });
    tell(screen, await faultsOf(driver));
  }
  return {
    reads,
    presses: (role: string, name: string) => uses(role, name, ({ press }) => press()),
    types: (name: string, text: string, role = 'textbox') =>
      uses(role, name, ({ type }) => type(text)),
    chooses: (name: string, value: string) => uses('combobox', name, ({ choose }) => choose(value)),
  };
}

async function faultsOf(driver: Driver): Promise<string[]> {
  await driver.inject(AXE_SOURCE);
  const faults = await driver.run(brokenRules, EVERY_RULE, SAME_EVERYWHERE);
  for (const width of NARROW) {
    await driver.resize(width);
    const wide = await driver.run(overhanging);
    if (wide) faults.push(`scrolls sideways at ${width} px: ${wide}`);
  }
  await driver.resize(WIDE);
  return [...faults, ...(await driver.errors())];
}

/** Asks until there is an answer. A page that is being left answers with an error. */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found>,
): Promise<NonNullable<Found>> {
  const end = Date.now() + PATIENCE_MS;
  let failure: unknown;
  while (Date.now() < end) {
    const found = await ask().catch((error: unknown) => {
      failure = error;
      return undefined;
    });
    if (found) return found;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`Waited in vain for ${what}`, { cause: failure });
}
