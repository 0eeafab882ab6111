import { ALL_LOOKS, EVERY_LOOK, violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { opens } from '#tests/browser/store.tsx';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { sidewaysScrollHere } from './reflow.ts';
import { COLLECTOR_SCREENS, GUEST_SCREENS } from './screens.ts';
import { WAYS } from './ways.ts';

const screens = [
  ...Object.entries(GUEST_SCREENS).map(([name, path]) => ({ name, path, as: undefined })),
  ...Object.entries(COLLECTOR_SCREENS).map(([name, path]) => ({
    name,
    path,
    as: 'clara' as const,
  })),
];

// In one of the looks and at one of the widths, by turns; in all of them in `npm run test:a11y`.
test.each(screens)('nothing is inaccessible: $name', async ({ name, path, as }) => {
  const turn = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const look = EVERY_LOOK[turn % EVERY_LOOK.length] ?? 'light';
  const { pathname, searchParams } = new URL(path, location.origin);
  const visitor = { ...(as && { as }), scenario: searchParams.get('scenario') ?? '' };
  const width = path.length % 2 === 0 ? 1440 : 320;
  for (const [wide, looks] of ALL_LOOKS ? WAYS : ([[width, [look]]] as const)) {
    await opens(path, { ...visitor, width: wide });
    expect(location.pathname, 'leads elsewhere').toBe(pathname);
    expect(await violationsInLooks(looks), `${wide} px`).toEqual([]);
  }
  await page.viewport(1440, 900);
  const [heading, expected] = headingPosition();
  expect(heading, 'pixels from the header to the heading').toBe(expected);
  await page.viewport(320, 900);
  expect(sidewaysScrollHere(), 'wider than its window').toEqual([]);
});

/**
 * Pixels between the header and the heading, measured and expected: two distances, below breadcrumbs
 * and without them. A product's heading stands beside its picture, and the
 * one of a home page without slides in their place.
 */
function headingPosition(): [measured: number | undefined, expected: number | undefined] {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (
    !main ||
    !heading ||
    heading.closest('.product-page, .opening, :root:has(.site-header[hidden])')
  )
    return [undefined, undefined];
  const top = heading.getBoundingClientRect().top - main.getBoundingClientRect().top;
  const isBelowCrumbs = main.querySelector('.breadcrumb')?.checkVisibility() ?? false;
  return [Math.round(top), isBelowCrumbs ? 48 : 12];
}
