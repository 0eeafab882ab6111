import type { Page } from '@playwright/test';

import { HOSTILE } from '../../hostile.ts';
import { signsIn } from '../customers.ts';
import { CUSTOMER_FORMS, type CustomerForm } from '../../customer-forms.ts';
import { expect, opens, test } from '../shopper.ts';

async function opensForm(page: Page, { isFor, path }: CustomerForm): Promise<void> {
  if (isFor === 'clara') await signsIn(page, 'clara');
  await opens(page, path);
}

/** Each form is posted a quarter of the texts; four forms meet all. */
const SHARES = 4;

function shareOf(index: number): string[] {
  return HOSTILE.filter((_, at) => at % SHARES === index % SHARES);
}

test.describe('without a policy that helps', () => {
  test.use({ bypassCSP: true });

  test(
    'forms without JavaScript handle hostile text and return it unchanged',
    { tag: '@rare' },
    async ({ page }) => {
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
    },
  );
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
