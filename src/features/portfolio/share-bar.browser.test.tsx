import { violationsInLooks } from '#tests/browser/axe-in-looks.ts';
import { emulateMedia } from '#tests/browser/emulate-media.ts';
import { show } from '#tests/browser/show.tsx';
import { sidewaysScrollHere } from '#tests/a11y/reflow.ts';
import { expect, test } from 'vitest';

import { ShareBar, type Share } from './share-bar.tsx';

const METALS: readonly Share[] = [
  { name: 'Gold', value: 6_100 },
  { name: 'Silver', value: 3_000 },
  { name: 'Platinum', value: 899 },
  { name: 'Palladium', value: 1 },
];

function showBar(shares: readonly Share[], width = 1440) {
  const bar = (
    <ShareBar label="Shares of the metals" shares={shares} write={(value) => `$${value}`} />
  );
  return show(bar, { width });
}

/** What is painted, outlines included, as percents of the bar, and the gaps in pixels. */
function painted() {
  const bar =
    document.querySelector('.share-bar-picture')?.getBoundingClientRect() ?? new DOMRect();
  const shares = document.querySelectorAll<SVGRectElement>('.share-bar-picture rect');
  const boxes = [...shares].map((share) => {
    const outline = Number.parseFloat(getComputedStyle(share).strokeWidth) / 2;
    const { left, right } = share.getBoundingClientRect();
    return { start: left - outline, end: right + outline };
  });
  return {
    starts: boxes.map(({ start }) => Math.round(((start - bar.left) / bar.width) * 100)),
    end: Math.round((((boxes.at(-1)?.end ?? 0) - bar.left) / bar.width) * 100),
    gaps: boxes.slice(1).map(({ start }, at) => Math.round(start - (boxes[at]?.end ?? 0))),
    least: Math.min(...boxes.map(({ start, end }) => end - start)),
  };
}

function fills(selector: string): (string | null)[] {
  return [...document.querySelectorAll(`${selector} > rect`)].map((rect) =>
    rect.getAttribute('fill'),
  );
}

test('it is a named figure whose list says name, percent and value of each share', async () => {
  const screen = await showBar(METALS);
  const figure = screen.getByRole('figure', { name: 'Shares of the metals' });
  const items = figure.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent?.trim())).toEqual([
    'Gold 61 % $6100',
    'Silver 30 % $3000',
    'Platinum 9 % $899',
    'Palladium under 1 % $1',
  ]);
});

test.each([320, 1440])('at %i px shares are as wide as they are large', async (width) => {
  await showBar(METALS.slice(0, 3), width);
  expect(painted()).toMatchObject({ starts: [0, 61, 91], end: 100, gaps: [2, 2] });
});

test.each([320, 1440])('at %i px the smallest share is seen', async (width) => {
  await showBar(METALS, width);
  const { least, ...others } = painted();
  expect(least).toBeGreaterThan(3);
  expect(others).toEqual({ starts: [0, 60, 89, 98], end: 100, gaps: [2, 2, 2] });
});

test('each share has a pattern of its own, and the list has the same', async () => {
  await showBar(METALS);
  const inBar = fills('.share-bar-picture svg');
  expect(new Set(inBar).size).toBe(4);
  expect(fills('.share-bar-key')).toEqual(inBar);
  for (const fill of inBar) {
    expect(document.getElementById(fill?.slice(5, -1) ?? '')?.tagName).toBe('pattern');
  }
});

test('in forced colors it is drawn in the color of text', async () => {
  await showBar(METALS);
  await emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const text = getComputedStyle(document.body).color;
  const outlines = [...document.querySelectorAll('.share-bar-share')].map(
    (share) => getComputedStyle(share).stroke,
  );
  expect(outlines).toEqual(outlines.map(() => text));
});

test('what is worth nothing is in the list and not in the bar', async () => {
  const screen = await showBar([
    { name: 'Gold', value: 5 },
    { name: 'Silver', value: 0 },
  ]);
  expect(painted().starts).toEqual([0]);
  await expect.element(screen.getByText('Silver 0 % $0')).toBeVisible();
});

test('without a total there is no bar', async () => {
  const screen = await showBar([{ name: 'Gold', value: 0 }]);
  expect(document.querySelector('.share-bar-picture')).toBeNull();
  await expect.element(screen.getByText('Gold 0 % $0')).toBeVisible();
});

test('on a phone nothing is wider than the window, with text of 200 % either', async () => {
  await showBar([{ name: 'Palladium', value: 123_456_789_012 }, ...METALS.slice(0, 2)], 320);
  expect(sidewaysScrollHere()).toEqual([]);
});

test('it breaks no rule of axe in any look', async () => {
  await showBar(METALS, 320);
  expect(await violationsInLooks()).toEqual([]);
});
