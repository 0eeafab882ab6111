import { expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';

import { CUSTOMER_FORMS, type CustomerForm } from '../customer-forms.ts';
import { HOSTILE } from '../hostile.ts';
import { setOffline, turns } from './backend.ts';
import { inSight } from './steps.ts';
import { opens } from './store.tsx';

/** The message for a server failure; below it, the message for a lost connection. */
const FAILED = /Something went wrong on our side|We could not look it up just now/;
const OFFLINE = /The store could not be reached/;
const BUFFALO = '2026 1 oz American Gold Buffalo Coin BU';

const main = () => page.getByRole('main');
const region = (name: string) => async () => page.getSection(name);
const heading = (name: string | RegExp) => () => page.getByRole('heading', { name });
const text = (words: string | RegExp) => () => inSight().getByText(words).first();
const greeting = (name: string) => () => page.getByRole('banner').getByText(`Hello, ${name}`);

type Ways = {
  /** Finds the form on its page, and opens it if it is collapsed. */
  place: () => Promise<Locator>;
  /** Visible after success. */
  done: () => Locator;
};

const inMain = () => Promise.resolve(main());

const WAYS: Record<string, Ways> = {
  'sign in': { place: inMain, done: greeting('Clara') },
  'sign up': { place: inMain, done: greeting('Ida') },
  'forgotten password': { place: inMain, done: text(/has an account, a link to reset/) },
  tracking: { place: inMain, done: heading('Order BPM-104555: Shipped') },
  'contact details': {
    place: region('Contact details'),
    done: text('Your contact details are saved.'),
  },
  password: { place: region('Password'), done: text('Your password is changed.') },
  address: {
    place: async () => {
      await main().getByText('Add an address').click();
      return page.getBySelector('main details').last();
    },
    done: heading(/^Cabin/),
  },
  'price alert': {
    place: async () => {
      await page.getByRole('button', { name: `More for ${BUFFALO}` }).click();
      await page.getByRole('menuitem', { name: 'Write to me at a lower price' }).click();
      return page.getBySelector('main details').filter({ hasText: `lower price, ${BUFFALO}` });
    },
    done: text(`${BUFFALO}: $1,000.50 or less`),
  },
  contact: {
    place: region('Write to us'),
    done: text('Thank you. We answer within one business day.'),
  },
  review: { place: inMain, done: text('Your review appears here once we have read it.') },
};

function control(place: Locator, label: string): Locator {
  // An optional field's label ends with a word for that, so the match is not exact.
  return place.getByLabelText(label, { exact: label !== 'Your name for it' });
}

async function fillsIn(place: Locator, form: CustomerForm): Promise<void> {
  const { typed, chosen = {}, ticked } = form;
  for (const [label, value] of Object.entries(typed)) await control(place, label).fill(value);
  for (const [label, value] of Object.entries(chosen)) {
    await control(place, label).selectOptions(value);
  }
  if (ticked) await place.getByRole('radio', { name: ticked }).click();
}

/** What the fields of a form hold, and its chosen radio button. */
function heldIn(place: Locator, form: CustomerForm) {
  const { ticked } = form;
  const radio = ticked && place.getByRole('radio', { name: ticked }).element();
  return {
    values: fieldsOf(place, form).map(({ value }) => value),
    ...(radio && { isTicked: (radio as HTMLInputElement).checked }),
  };
}

function fieldsOf(place: Locator, { typed, chosen = {} }: CustomerForm): HTMLInputElement[] {
  return Object.keys({ ...typed, ...chosen }).map(
    (label) => control(place, label).element() as HTMLInputElement,
  );
}

/** Puts a text into a field as a browser's driver does; returns what the field takes of it. */
function puts(field: HTMLInputElement, text: string): string {
  const { prototype } = field.constructor as typeof HTMLInputElement;
  // React overwrites the setter of the element.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field.value;
}

/** Whether focus is on the error summary. */
function isTold(): boolean {
  const { activeElement } = document;
  const summary = activeElement?.getAttribute('aria-label')?.match(/^There (?:is|are)\b/);
  return Boolean(summary) && activeElement?.querySelector('a') !== null;
}

/** Each form is typed a quarter of the texts; four forms meet all. */
const SHARES = 4;

test.each(CUSTOMER_FORMS.map((form, index) => [form.name, form, index] as const))(
  '%s: hostile text, a failing store and a lost connection keep the typed text, and the form is sent at last',
  async (name, form, index) => {
    const executed = vi.spyOn(globalThis, 'alert').mockReturnValue();
    const ways = WAYS[name];
    if (!ways) throw new Error(`nobody knows where ${name} is`);
    await opens(form.path, form.isFor === 'clara' ? { as: 'clara' } : {});
    const place = await ways.place();
    const submit = place.getByRole('button', { name: form.submit, exact: true });

    for (const hostile of HOSTILE.filter((_, at) => at % SHARES === index % SHARES)) {
      const typed = fieldsOf(place, form).map((field) => puts(field, hostile));
      (submit.element() as HTMLElement).click();
      await expect.poll(isTold, { message: hostile }).toBe(true);
      expect(fieldsOf(place, form).map(({ value }) => value)).toEqual(typed);
      (document.activeElement as HTMLElement).blur();
    }

    await fillsIn(place, form);
    const typed = heldIn(place, form);
    expect(typed.values).toEqual(Object.values({ ...form.typed, ...form.chosen }));
    turns(`fail:${form.operation}`);
    await submit.click();
    await expect.element(main().getByText(FAILED).first()).toBeVisible();
    expect(heldIn(place, form)).toEqual(typed);

    turns('');
    setOffline(true);
    await submit.click();
    await expect.element(main().getByText(OFFLINE).first()).toBeVisible();
    expect(heldIn(place, form)).toEqual(typed);

    setOffline(false);
    await submit.click();
    await expect.element(ways.done()).toBeVisible();
    expect(executed).not.toHaveBeenCalled();
  },
);
