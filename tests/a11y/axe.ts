import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks change nothing but colours, so the other two are asked about colours alone. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
const OTHER_LOOKS = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/** The menu and the foot: hundreds of links, the same on every screen. */
const SAME_EVERYWHERE = ['#site-menu', '.site-footer'];

/**
 * All rules in light, and the colour rules in dark, forced colours and high contrast. `state` is for the
 * report; `whole` looks at what is the same on every screen as well, which takes twice as long.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { whole = false } = {},
): Promise<void> {
  const left = whole ? [] : SAME_EVERYWHERE;
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  expect.soft(await violations(page, left, (axe) => axe.withTags(TAGS)), state).toEqual([]);
  for (const look of OTHER_LOOKS) {
    await page.emulateMedia(look);
    const found = await violations(page, left, (axe) => axe.withRules(COLOUR_RULES));
    expect.soft(found, `${state} ${Object.values(look).join(' ')}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await wears(page, 'contrast');
  const found = await violations(page, left, (axe) => axe.withRules(COLOUR_RULES));
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

async function violations(
  page: Page,
  left: readonly string[],
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  // Describing what passed takes ten times as long as finding what did not; the legacy mode spares
  // a second browser page, and there are no frames that would need one.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  for (const part of left) axe.exclude(part);
  const { violations } = await choose(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}
