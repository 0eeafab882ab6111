import { expect, type Page } from '@playwright/test';

/** The customers of the mock backend by a short name: `mocks/README.md` describes their data. */
const EMAILS = {
  clara: 'clara.whitfield@example.com',
  marcus: 'marcus.bell@example.com',
  nora: 'nora.kim@example.com',
  abbott: 'ruth.abbott@example.com',
  amaral: 'ruth.amaral@example.com',
};
const PASSWORD = 'Maple-Leaf9';

export type Customer = keyof typeof EMAILS;

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
