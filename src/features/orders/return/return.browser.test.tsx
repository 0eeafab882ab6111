import { forgetPhotos } from '#commerce/photos/photo-store.ts';
import { callsMade, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { pictureFile } from '#tests/browser/pictures.ts';
import { pressesTwice } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const ORDER = '/orders/orderdetails/BPM-104512';
const RETURN = `${ORDER}/return`;
const clara = { as: 'clara' } as const;
const { keyboard } = userEvent;

const main = () => page.getByRole('main');
const radio = (name: string) => main().getByRole('radio', { name });
const send = () => main().getByRole('button', { name: 'Send the request', exact: true });
const quantity = () => main().getByRole('spinbutton', { name: /^Quantity of 2026 1 oz American/ });
const comments = () => main().getByRole('textbox', { name: /^Tell us more/ });
const addPhoto = () => main().getByLabelText('Add a photo');
const heading = () => page.getByRole('heading', { level: 1 });
const asked = () => callsMade().filter((call) => call === 'POST RequestReturn').length;

beforeEach(() => sessionStorage.clear());

async function fillsIn(): Promise<void> {
  await radio('Damaged').click();
  await quantity().fill('2');
  await comments().fill('Two have a cut in the rim.');
  await radio('Money back').click();
}

test('by keyboard: two coins with a photo are asked back, and the order lists it', async () => {
  await opens(RETURN, clara);
  await radio('Damaged').click();
  await expect.poll(heard).toContain('For damage a return costs you nothing.');
  await addPhoto().upload(await pictureFile('rim.png'));
  await expect.poll(heard).toContain('rim.png is added, 1 of up to 3 photos.');
  await quantity().click();
  await keyboard('{ArrowUp}');
  await radio('The same again').click();
  await keyboard('{ArrowDown}');
  await expect.element(radio('Money back')).toBeChecked();
  await expect.element(main()).toShow(/Money back \$16\d\.\d\d to your bank account/);
  await expect.element(main().getByRole('button', { name: 'Take off photo 1' })).toBeVisible();
  await send().click();
  await expect.element(heading()).toHaveFocus();
  await expect.element(heading()).toShow('Your request is with us RMA-2207');
  await expect.poll(() => heard().at(-1)).toBe('Your request RMA-2207 is with us.');
  await expect.element(main()).toShow('send nothing before we answer');
  await expect.element(main().getByRole('link', { name: 'Yours, 1 of 1' })).toBeVisible();
  await main().getByRole('link', { name: 'See the order' }).click();
  const listed = page.getSection('Returns');
  await expect.element(listed).toShow(/RMA-2207: Waiting for our answer\s*2 × 2026 1 oz American/);
});

test('another reason costs a fee, which is heard with each change', async () => {
  await opens(RETURN, clara);
  await radio('Something else').click();
  await expect
    .poll(heard)
    .toContain('Another reason costs 10% of the price, and at least $50.00: here that is $50.00.');
  await radio('Money back').click();
  await send().click();
  await expect.element(main().getByRole('group', { name: /^There is a problem/ })).toHaveFocus();
  await expect.element(comments()).toHaveAccessibleDescription(/Tell us what is wrong/);
  await expect.element(main()).toShow(/less the fee of \$50\.00/);
  await radio('Something is missing').click();
  await expect
    .poll(heard)
    .toContain('What is missing costs you nothing, and nothing has to be sent back.');
});

test('a failing call keeps all, and a lost answer and a double press ask once', async () => {
  await opens(RETURN, clara);
  await fillsIn();
  turns('fail:requestReturn');
  await send().click();
  await expect.element(main().getByText('Something went wrong on our side.')).toBeVisible();
  await expect.element(comments()).toHaveValue('Two have a cut in the rim.');
  turns('lost:requestReturn');
  await send().click();
  await expect.poll(asked).toBe(2);
  await expect.element(send()).toBeVisible();
  turns('');
  await pressesTwice(send());
  await expect.element(heading()).toShow('Your request is with us RMA-2207');
  expect(asked()).toBe(3);
  await expect
    .poll(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))
    .toEqual([]);
});

test('an expired session keeps what was typed and the photo, for the form that opens again', async () => {
  await opens(RETURN, clara);
  await fillsIn();
  await addPhoto().upload(await pictureFile('rim.png'));
  await expect.poll(heard).toContain('rim.png is added, 1 of up to 3 photos.');
  turns('expired:uploadFile');
  await addPhoto().upload(await pictureFile('tube.png'));
  await expect.element(page.getByRole('link', { name: 'Sign in now' })).toBeVisible();
  const kept = { ...sessionStorage };
  await opens(RETURN, {
    ...clara,
    before: async () => {
      // As a reload does.
      forgetPhotos();
      for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value as string);
      await Promise.resolve();
    },
  });
  await expect.element(main().getByText('What you had typed is back.')).toBeVisible();
  await expect.element(comments()).toHaveValue('Two have a cut in the rim.');
  await expect.element(quantity()).toHaveValue(2);
  await expect.element(radio('Money back')).toBeChecked();
  await expect.poll(heard).toContain('tube.png is added, 2 of up to 3 photos.');
});

test('another tab was faster: the units that are left are named, and the rest stays', async () => {
  await opens(RETURN, clara);
  await fillsIn();
  await quantity().fill('9');
  const products = [{ productId: 225_134, quantity: 3 }];
  const body = { invoice: 'BPM-104512', returnType: 'refund', reason: 'damaged', products };
  await asksElsewhere(body);
  await send().click();
  await expect.element(quantity()).toHaveAccessibleDescription(/7 can still be returned\./);
  await expect.element(comments()).toHaveValue('Two have a cut in the rim.');
  await quantity().fill('7');
  await send().click();
  await expect.element(heading()).toShow('Your request is with us RMA-2208');
});

test.each([
  ['BPM-104555', 'has not been delivered yet', 'See the order'],
  ['BPM-102954', 'was cancelled', 'See the order'],
  ['BPM-104377', 'A return could be asked for until', 'Sell it back to us'],
])('of the order %s nothing can be returned, with a way on', async (invoice, says, way) => {
  await opens(`/orders/orderdetails/${invoice}/return`, clara);
  await expect.element(main()).toShow(says);
  await expect.element(main().getByRole('link', { name: way })).toBeVisible();
  expect(main().getByRole('radio').length).toBe(0);
});

async function asksElsewhere(body: object): Promise<void> {
  const { send: call } = await import('#lib/transport.ts');
  await call('/api/CustomerOrder/RequestReturn', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
