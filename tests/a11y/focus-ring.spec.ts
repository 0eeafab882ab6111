/* oxlint-disable unicorn/consistent-function-scoping -- the page knows no function from outside */
import type { Locator, Page } from '@playwright/test';

import { expect, opens } from '../e2e/shopper.ts';
import { test } from './a11y-test.ts';
import { ALL_LOOKS, LOOKS, setTheme } from './axe.ts';

const COIN = '/product/225134/2026-1-oz-american-silver-eagle-coin-bu';

/** One control of each kind, by the page that shows it. */
const CONTROLS: Record<string, (page: Page) => Record<string, Locator>> = {
  '/signin': (page) => ({
    link: page.getByRole('link', { name: 'Forgot your password?' }),
    'text field': page.getByLabel('Email address'),
    'main button': page.getByRole('main').getByRole('button', { name: 'Sign in' }),
    'icon button': page.getByRole('button', { name: 'Preferences' }),
    'search field': page.locator('#searchkey'),
    cart: page.locator('#cart'),
  }),
  [COIN]: (page) => ({
    'radio button': page.getByRole('radio', { name: /^Check/ }),
    'number field': page.getByRole('spinbutton', { name: /^Quantity/ }).first(),
    'quiet button': page.getByRole('button', { name: /^All \d+ quantities/ }),
    breadcrumb: page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
  }),
  '/silver/us-silver-coins': (page) => ({
    checkbox: page.getByRole('checkbox').first(),
    select: page.getByRole('combobox', { name: /^Sort/ }),
    'product link': page.getByRole('main').getByRole('heading', { level: 3 }).first().locator('a'),
    'folded part': page.getByRole('main').locator('summary:visible').first(),
  }),
};

/** How much a pixel of the ring must differ from what was there before. */
const LEAST_CONTRAST = 3;

/** The ring around a link of two lines or around a card is shorter within the box that is measured. */
const LEAST_SHARE = 0.8;

const IN_LOOKS = ['light', 'dark', 'high contrast'] as const;

for (const [index, [path, controls]] of Object.entries(CONTROLS).entries()) {
  const looks = ALL_LOOKS ? IN_LOOKS : IN_LOOKS.slice(index).slice(0, 1);
  test(
    `a keyboard user sees the focus on each kind of control of ${path}`,
    { tag: index === 0 ? [] : '@rare' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await opens(page, path);
      for (const look of looks) {
        await LOOKS[look](page);
        for (const [kind, control] of Object.entries(controls(page))) {
          // The ring is shown after a key only.
          await page.keyboard.press('Shift');
          const share = await shareOfRing(page, control);
          expect.soft(share, `${kind}, ${look}`).toBeGreaterThanOrEqual(LEAST_SHARE);
        }
        await setTheme(page, undefined);
      }
    },
  );
}

/**
 * The pixels that the focus changes by enough contrast, as a share of a ring of 2 px: WCAG 2.4.13
 * asks for 1.
 */
async function shareOfRing(page: Page, control: Locator): Promise<number> {
  const AROUND_PX = 8;
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not shown.');
  const clip = {
    x: Math.max(0, box.x - AROUND_PX),
    y: Math.max(0, box.y - AROUND_PX),
    width: box.width + 2 * AROUND_PX,
    height: box.height + 2 * AROUND_PX,
  };
  const before = await page.screenshot({ clip });
  await control.focus();
  const after = await page.screenshot({ clip });
  const shots = [before, after].map((shot) => shot.toString('base64'));
  const changed = await page.evaluate(countChanged, { shots, least: LEAST_CONTRAST });
  return changed / (2 * 2 * (box.width + box.height));
}

/** Runs in the page, which can read images: counts pixels whose contrast to before is enough. */
async function countChanged({ shots, least }: { shots: string[]; least: number }): Promise<number> {
  const [before, after] = await Promise.all(
    shots.map(async (shot) => {
      const bytes = Uint8Array.from(atob(shot), (letter) => letter.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height).data;
    }),
  );
  if (!before || !after) return 0;
  const luminance = (pixels: Uint8ClampedArray, at: number) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((color) => {
      const share = (pixels[at + color] ?? 0) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    const [one, other] = [luminance(before, at), luminance(after, at)];
    if (Math.max(one, other) / Math.min(one, other) >= least) count++;
  }
  return count;
}
