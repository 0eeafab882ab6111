import { callsMade, setOffline } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import { pictureFile } from '#tests/browser/pictures.ts';
import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import type { Visitor } from '#tests/browser/visitor.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { smallerPhoto } from '#commerce/photos/smaller-photo.ts';

const REQUEST = '/sell-to-us/request';
const IDA = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', mobile: '5125550177' };
const SPOON = { id: 'piece-1', name: 'A spoon', metal: 'silver', quantity: 1 };

/** A request with a spoon, and somebody who can be reached. */
function hasSpoon(visitor: Visitor = {}): Visitor {
  return {
    ...visitor,
    async before() {
      const items = [{ ...SPOON, conditions: [], note: '' }];
      sessionStorage.setItem('draft:sale-list', JSON.stringify(items));
      sessionStorage.setItem('draft:guest:sale-contact', JSON.stringify(IDA));
      await Promise.resolve();
    },
  };
}

const files = () => page.getByRole('button', { name: 'Photos of A spoon' });
const photos = () => page.getByRole('list', { name: 'Photos of A spoon' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const uploads = () => callsMade().filter((made) => made === 'POST UploadSellToBoldPhoto').length;

async function goesToCheck(): Promise<void> {
  await button('Go on to your details').click();
  await button('Go on and check').click();
}

test.each([undefined, 'clara'] as const)(
  'photos are sent at once, taken off, and go with the request of %s',
  async (as) => {
    await opens(REQUEST, hasSpoon(as && { as }));
    await files().upload([await pictureFile('front.png'), await pictureFile('back.png')]);
    await expect.poll(heard).toContain('front.png is added, 2 of up to 3 photos.');
    await expect.element(photos()).toShow(/front\.png With us.*back\.png With us/);
    await presses(button('Take off photo 2 of A spoon'));
    await expect.poll(heard).toContain('back.png is taken off.');
    await expect.element(files()).toHaveFocus();
    await goesToCheck();
    await expect.element(page.getByRole('main')).toShow('No marks ticked, 1 photo');
    await button('Send the request').click();
    await expect.element(page.getByRole('heading', { level: 1 })).toShow('Your request is with us');
    if (!as) return;
    await page.getByRole('link', { name: 'See your request' }).click();
    await expect
      .element(page.getByRole('link', { name: 'Photo 1 of A spoon' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/images\/customers\/sale-/));
  },
);

test('a file that is no picture is named, the others are taken, and a fourth is not', async () => {
  await opens(REQUEST, hasSpoon());
  const text = new File(['Nothing'], 'notes.txt', { type: 'text/plain' });
  await files().upload([text, await pictureFile('1.png')]);
  const words = '“notes.txt” cannot be read as a picture. Choose a JPEG or PNG.';
  await expect.poll(heard).toContain(words);
  await expect.element(files()).toHaveAccessibleDescription(expect.stringContaining(words));
  await expect.element(photos()).toShow('1.png');
  await files().upload(
    await Promise.all(['2.png', '3.png', '4.png'].map((name) => pictureFile(name))),
  );
  await expect.poll(heard).toContain('There can be at most 3 photos. Take one off to add another.');
  await expect.element(photos()).not.toShow('4.png');
});

test('a photo that does not arrive stops the request, and is sent again', async () => {
  await opens(REQUEST, hasSpoon());
  setOffline(true);
  await files().upload(await pictureFile('front.png'));
  await expect.element(photos()).toShow(/Not sent\. The store could not be reached/);
  setOffline(false);
  await goesToCheck();
  await button('Send the request').click();
  await expect.element(page.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  await expect
    .element(files())
    .toHaveAccessibleDescription(expect.stringContaining('A photo of A spoon is not sent.'));
  await presses(button('Try again with photo 1 of A spoon'));
  await expect.element(photos()).toShow('With us');
  expect(uploads()).toBe(1);
});

test('a photo that the API does not know is blamed on its item', async () => {
  await opens(REQUEST, hasSpoon());
  await files().upload(await pictureFile('front.png'));
  await expect.element(photos()).toShow('With us');
  // As after days: the store has forgotten the guest and the picture.
  document.cookie = 'mock-visitor=; path=/; max-age=0';
  await goesToCheck();
  await button('Send the request').click();
  await expect
    .element(files())
    .toHaveAccessibleDescription(expect.stringContaining('not with us any more'));
});

test('a picture of 4,000 pixels becomes a JPEG of 1,600', async () => {
  const small = await smallerPhoto(await pictureFile('large.png', 4000, 3000));
  expect(small.type).toBe('image/jpeg');
  const { width, height } = await createImageBitmap(small);
  expect([width, height]).toEqual([1600, 1200]);
});
