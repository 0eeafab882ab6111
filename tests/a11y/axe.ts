import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export const EVERY_RULE = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** All color rules of axe. A color scheme affects only these rules. */
export const COLOR_RULES = ['cat.color'];

/** Axe itself; runs once per document. */
const SOURCE = `if (!('axe' in window)) { ${axe.source} }`;

/** The menu and the footer: hundreds of links, the same on every screen. */
const SAME_EVERYWHERE = ['#site-menu', '.site-footer'];

/**
 * Soft assertion: fails if the page breaks any rule in light or in forced colors, or a color rule
 * in dark or in high contrast. `state` is for the report. `whole` includes the menu and the footer,
 * which takes twice as long. Without `looks` only light is checked, for a page whose other looks
 * were checked before.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { whole = false, looks = true } = {},
): Promise<void> {
  const excluded = whole ? [] : SAME_EVERYWHERE;
  const judge = async (look: string, tags: readonly string[]) =>
    expect.soft(await violations(page, excluded, tags), `${state}, ${look}`).toEqual([]);

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await judge('light', EVERY_RULE);
  if (!looks) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await judge('dark', COLOR_RULES);
  await page.emulateMedia({ forcedColors: 'active' });
  await judge('forced colors', EVERY_RULE);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await setTheme(page, 'contrast');
  await judge('high contrast', COLOR_RULES);
  await setTheme(page, undefined);
}

/** Sets the theme preference in the way that the early script does. */
function setTheme(page: Page, theme: string | undefined): Promise<void> {
  return page.evaluate((name) => {
    if (name) document.documentElement.dataset['theme'] = name;
    else delete document.documentElement.dataset['theme'];
  }, theme);
}

/**
 * Returns each broken rule of `tags` as one line, in the page and its frames, without the parts in
 * `excluded`. A frame that axe could not read is a violation here; axe itself lists it as
 * incomplete.
 */
export async function violations(
  page: Page,
  excluded: readonly string[] = [],
  tags: readonly string[] = EVERY_RULE,
): Promise<string[]> {
  // AxeBuilder skips a frame that does not load axe within a second, as happens on a busy machine.
  for (const frame of page.frames()) await frame.evaluate(SOURCE);
  // Reporting passed rules takes ten times as long as finding violations.
  const scan = new AxeBuilder({ page, axeSource: SOURCE }).options({ resultTypes: ['violations'] });
  scan.withTags([...tags]);
  // Legacy mode cannot read sandboxed frames. On a page without frames it finds the same in 40 % of
  // the time, because no partial result is sent to a second page.
  scan.setLegacyMode(page.frames().length === 1);
  for (const part of excluded) scan.exclude(part);
  const { violations: broken, incomplete } = await scan.analyze();
  const unread = incomplete.filter(({ id }) => id === 'frame-tested');
  return [...broken, ...unread].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}
