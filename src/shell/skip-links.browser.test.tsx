import { presses } from '#tests/browser/steps.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

test('a skip link moves the focus, and is no navigation that draws the page again', async () => {
  await opens('/site-map');
  for (const [name, id] of [
    ['Skip to main content', 'main'],
    ['Skip to search', 'searchkey'],
    ['Skip to cart', 'cart'],
  ] as const) {
    await presses(page.getBySelector('#page .skip-links a').filter({ hasText: name }));
    expect(document.activeElement?.id).toBe(id);
    expect(location.hash).toBe('');
  }
});

test('a translated skip link moves the focus all the same', async () => {
  await opens('/site-map');
  const link = page.getBySelector('#page .skip-links a').first().element();
  const font = document.createElement('font');
  font.textContent = 'Zum Inhalt';
  link.replaceChildren(font);
  font.click();
  expect(document.activeElement?.id).toBe('main');
  link.textContent = 'Skip to main content';
});
