import { EVERY_LOOK, violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { sidewaysScrollHere } from './reflow.ts';
import { COLLECTOR_SCREENS, GUEST_SCREENS } from './screens.ts';

const screens = [
  ...Object.entries(GUEST_SCREENS).map(([name, path]) => ({ name, path, as: undefined })),
  ...Object.entries(COLLECTOR_SCREENS).map(([name, path]) => ({
    name,
    path,
    as: 'clara' as const,
  })),
];

// Each screen in one of the looks and at one of the widths, by turns; `npm run test:a11y` has them all.
test.each(screens)('nothing is inaccessible: $name', async ({ name, path, as }) => {
  const turn = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const look = EVERY_LOOK[turn % EVERY_LOOK.length] ?? 'light';
  const width = path.length % 2 === 0 ? 1440 : 320;
  const { pathname, searchParams } = new URL(path, location.origin);
  await opens(path, { width, ...(as && { as }), scenario: searchParams.get('scenario') ?? '' });
  expect(location.pathname, 'leads elsewhere').toBe(pathname);
  expect(await violationsInLooks([look]), `${look}, ${width} px`).toEqual([]);
  await page.viewport(320, 900);
  expect(sidewaysScrollHere(), 'wider than its window').toEqual([]);
});
