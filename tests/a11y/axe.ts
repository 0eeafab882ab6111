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

/** Every rule that axe files under color. A color scheme changes nothing that other rules read. */
export const COLOR_RULES = ['cat.color'];

/** Axe itself, taken in once by each document. */
const SOURCE = `if (!('axe' in window)) { ${axe.source} }`;

/** The menu and the footer: hundreds of links, the same on every screen. */
const SAME_EVERYWHERE = ['#site-menu', '.site-footer'];

/**
 * Fails, without ending the test, where the page breaks a rule in light or in forced colors, or a
 * rule about color in dark or in high contrast. `state` is for the report. `whole` judges the menu
 * and the footer too, which takes twice as long. Without `looks` only light is judged, for a page
 * that has been judged in the others already.
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

/** Sets the theme of the accessibility preferences as the early script sets it on the page. */
function setTheme(page: Page, theme: string | undefined): Promise<void> {
  return page.evaluate((name) => {
    if (name) document.documentElement.dataset['theme'] = name;
    else delete document.documentElement.dataset['theme'];
  }, theme);
}

/**
 * Each broken rule of `tags` as one line, in the page and its frames, outside the parts `excluded`.
 * A frame that axe could not read counts as a violation: axe itself only lists it as unsure.
 */
export async function violations(
  page: Page,
  excluded: readonly string[] = [],
  tags: readonly string[] = EVERY_RULE,
): Promise<string[]> {
  // AxeBuilder leaves out a frame that has not taken axe in within a second, as on a busy machine.
  for (const frame of page.frames()) await frame.evaluate(SOURCE);
  // Describing what passed takes ten times as long as finding what did not.
  const scan = new AxeBuilder({ page, axeSource: SOURCE }).options({ resultTypes: ['violations'] });
  scan.withTags([...tags]);
  // The legacy mode reads no sandboxed frame. On a page without frames it finds the same in 40 % of
  // the time, since no partial result travels to a second page.
  scan.setLegacyMode(page.frames().length === 1);
  for (const part of excluded) scan.exclude(part);
  const { violations: broken, incomplete } = await scan.analyze();
  const unread = incomplete.filter(({ id }) => id === 'frame-tested');
  return [...broken, ...unread].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}
