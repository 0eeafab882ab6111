import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions, type Spec } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Measuring contrasts takes a third of the time, so it is done once: the enhanced rule, without the
 * lower limits that leave what is paler still to the rule of the minimum.
 */
const CONTRAST: Spec = {
  checks: [
    {
      id: 'color-contrast-enhanced',
      options: {
        ignoreUnicode: true,
        ignoreLength: false,
        ignorePseudo: false,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.1,
        textStrokeEmMin: 0.03,
      },
    },
  ],
};

export const EVERYTHING: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'color-contrast': { enabled: false } },
};

/** Looks change nothing but colours, so the others are asked about colours alone. */
export const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] },
};
const OTHER_LOOKS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** The menu and the foot: hundreds of links, the same on every screen. */
const SAME_EVERYWHERE = ['#site-menu', '.site-footer'];

/**
 * All rules in light, and the colour rules in dark, forced colours and high contrast. `state` is for the
 * report; `whole` looks at what is the same on every screen as well, which takes twice as long;
 * without `looks` light is all, for what has been seen in the others already.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { whole = false, looks = true } = {},
): Promise<void> {
  const left = whole ? [] : SAME_EVERYWHERE;
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  expect.soft(await violations(page, left, EVERYTHING), state).toEqual([]);
  if (!looks) return;
  for (const look of OTHER_LOOKS) {
    await page.emulateMedia(look);
    const found = await violations(page, left, COLOURS);
    expect.soft(found, `${state} ${Object.values(look).join(' ')}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await wears(page, 'contrast');
  const found = await violations(page, left, COLOURS);
  expect.soft(found, `${state} in high contrast`).toEqual([]);
  await wears(page, undefined);
}

/** The theme of the accessibility preferences, as the early script puts it on the page. */
function wears(page: Page, theme: string | undefined): Promise<void> {
  return page.evaluate((name) => {
    if (name) document.documentElement.dataset['theme'] = name;
    else delete document.documentElement.dataset['theme'];
  }, theme);
}

/** What axe finds outside the parts `left` alone, each as one line. */
export async function violations(
  page: Page,
  left: readonly string[],
  choose: RunOptions,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((spec) => window.axe.configure(spec), CONTRAST);
  }
  // Describing what passed takes ten times as long as finding what did not.
  const options: RunOptions = { ...choose, resultTypes: ['violations'] };
  const context = { exclude: left.map((part) => [part]) };
  const found = await page.evaluate(
    async ([around, how]) => (await window.axe.run(around, how)).violations,
    [context, options] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}
