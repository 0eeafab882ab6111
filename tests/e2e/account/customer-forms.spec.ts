import type { Locator, Page } from '@playwright/test';

import { HOSTILE } from '../../hostile.ts';
import { signsIn } from '../customers.ts';
import { CUSTOMER_FORMS, type CustomerForm } from './customer-forms.ts';
import { expect, opens, test, turns } from '../shopper.ts';

/** The message for a server failure; below it, the message for a lost connection. */
const FAILED = /Something went wrong on our side|We could not look it up just now/;
const OFFLINE = /You seem to be offline/;

async function opensForm(page: Page, { isFor, path }: CustomerForm): Promise<void> {
  if (isFor === 'clara') await signsIn(page, 'clara');
  await opens(page, path);
}

function control(place: Locator, label: string): Locator {
  // An optional field's label ends with a word for that, so the match is not exact.
  return place.getByLabel(label, { exact: label !== 'Your name for it' });
}

async function fillsIn(
  place: Locator,
  { typed, chosen = {}, ticked }: CustomerForm,
): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await control(place, label).fill(text);
  for (const [label, value] of Object.entries(chosen)) {
    await control(place, label).selectOption(value);
  }
  if (ticked) await place.getByRole('radio', { name: ticked }).check();
}

async function stays(place: Locator, { typed, chosen = {}, ticked }: CustomerForm): Promise<void> {
  for (const [label, text] of Object.entries({ ...typed, ...chosen })) {
    await expect(control(place, label), label).toHaveValue(text);
  }
  if (ticked) await expect(place.getByRole('radio', { name: ticked })).toBeChecked();
}

/** Submits hostile texts, each in every field: the form is refused and keeps the text. */
async function typesHostile(
  page: Page,
  place: Locator,
  form: CustomerForm,
  texts: readonly string[],
): Promise<void> {
  const fields = Object.keys(form.typed).map((label) => control(place, label));
  const submit = place.getByRole('button', { name: form.submit, exact: true });
  const held = () =>
    place
      .locator('input, textarea')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  for (const text of texts) {
    for (const field of fields) await field.fill(text);
    const typed = await held();
    await submit.press('Enter');
    await page.waitForFunction(isTold);
    expect(await held(), text).toEqual(typed);
  }
}

/** Runs in the page: whether focus is on the error summary. */
function isTold(): boolean {
  const { activeElement } = document;
  const summary = activeElement?.getAttribute('aria-label')?.match(/^There (?:is|are)\b/);
  return Boolean(summary) && activeElement?.querySelector('a') !== null;
}

/** Each form is typed a quarter of the texts and posted another quarter; four forms meet all. */
const SHARES = 4;

function shareOf(index: number): string[] {
  return HOSTILE.filter((_, at) => at % SHARES === index % SHARES);
}

for (const [index, form] of CUSTOMER_FORMS.entries()) {
  const texts = shareOf(index);

  test(`${form.name}: hostile text, a failing store and a lost connection keep the typed text, and the form is sent at last`, async ({
    page,
    context,
  }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`executed: ${dialog.message()}`);
    });
    await opensForm(page, form);
    const place = await form.place(page);
    await typesHostile(page, place, form, texts);
    await fillsIn(place, form);
    const submit = place.getByRole('button', { name: form.submit, exact: true });

    await turns(page, `fail:${form.operation}`);
    await submit.click();
    await expect(page.getByRole('main').getByText(FAILED).first()).toBeVisible();
    await stays(place, form);

    await turns(page, '');
    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole('main').getByText(OFFLINE).first()).toBeVisible();
    await stays(place, form);

    await context.setOffline(false);
    await submit.click();
    await expect(form.done(page)).toBeVisible();
  });
}

test.describe('without a policy that helps', () => {
  test.use({ bypassCSP: true });

  test('forms without JavaScript handle hostile text and return it unchanged', async ({ page }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`executed: ${dialog.message()}`);
    });
    for (const [index, form] of CUSTOMER_FORMS.entries()) {
      await test.step(form.name, async () => {
        await page.context().clearCookies();
        await opensForm(page, form);
        const { path, fields, sends } = form;
        for (const text of shareOf(index + 1)) {
          expect(await page.evaluate(post, { path, fields, sends, text })).toEqual([]);
        }
      });
    }
  });
});

/** Runs in the page: posts a form with a text in each field. Returns the failures. */
async function post({
  path,
  fields,
  sends = {},
  text,
}: {
  path: string;
  fields: string[];
  sends: Record<string, string> | undefined;
  text: string;
}): Promise<string[]> {
  const entry = document.querySelector('input[name="target"]')?.id.replace('-target', '');
  const body = new URLSearchParams(sends);
  if (entry) body.set('form', entry);
  for (const name of fields) body.set(name, text);
  const answer = await fetch(path, { method: 'POST', body });
  const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const wrong: string[] = [];
  if (answer.status >= 500) wrong.push(`${text}: ${answer.status}`);
  if (drawn.querySelector('main script, main img[onerror]')) wrong.push(`${text}: markup`);
  if (answer.status < 400) return wrong;
  const id = (name: string) => (sends['form'] || entry ? `${body.get('form')}-${name}` : name);
  for (const name of fields) {
    if (!isKept(drawn.getElementById(id(name)))) wrong.push(`${text}: ${name}`);
  }
  return wrong;

  /** Whether a field of the answer has the posted text. Passwords are never sent back. */
  function isKept(field: HTMLElement | null): boolean {
    if (field instanceof HTMLTextAreaElement) {
      const [kept, typed] = [field.value, text].map((each) => each.replaceAll(/\s|\0|\uFFFD/g, ''));
      return kept === typed;
    }
    if (!(field instanceof HTMLInputElement)) return false;
    // This type of input may accept only a part of the text.
    const own = document.createElement('input');
    own.type = field.type;
    own.value = text.replaceAll('\0', '\uFFFD');
    return field.type === 'password' || field.value.trim() === own.value.trim();
  }
}
