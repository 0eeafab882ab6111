import { expect, type Page } from '@playwright/test';

import { EMAILS, PASSWORD, type Customer } from '#tests/customers.ts';

/** Signs in by an API call, without opening a page. A store that refuses it fails the test here. */
export async function signsIn(page: Page, customer: Customer): Promise<void> {
  const data = { emailId: EMAILS[customer], password: PASSWORD };
  const answer = await page.request.post('/api/Authentication/SignIn', { data });
  expect(answer.status(), `sign-in of ${customer}`).toBe(200);
}

/** Fills in the sign-in form and submits it. */
export async function signsInByForm(page: Page, customer: Customer): Promise<void> {
  await page.getByLabel('Email address').fill(EMAILS[customer]);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}
