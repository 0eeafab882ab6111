import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { joinedWords } from './joined-words.ts';
import { motions } from './motion.ts';
import { invalidUntouched, namelessStops } from './page-rules.ts';
import { AXE_SOURCE, EVERY_RULE, SAME_EVERYWHERE } from './rules.ts';
import { smallTargets } from './targets.ts';

/** How a page can look, and how a browser is brought to show it so. */
export const LOOKS = {
  light: (page: Page) => page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' }),
  dark: (page: Page) => page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' }),
  'forced colors': (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
  'high contrast': async (page: Page) => {
    await LOOKS.light(page);
    await setTheme(page, 'contrast');
  },
};

/** `npm run test:a11y` checks every state in every look, `npm test` each in one, by turns. */
export const ALL_LOOKS = process.env['MATRIX'] === 'all';

/**
 * Soft assertion: fails if the page breaks any rule of axe or one that axe does not know. `state` is
 * for the report. `whole` includes the menu and the footer, which takes twice as long.
 */
export async function expectNoViolations(
  page: Page,
  state: string,
  { whole = false } = {},
): Promise<void> {
  const excluded = whole ? [] : SAME_EVERYWHERE;
  expect.soft(await page.locator('[type="tel"][autocomplete*="tel-national"]').count()).toBe(0);
  expect.soft(await page.evaluate(invalidUntouched), `${state}, read as invalid`).toEqual([]);
  expect.soft(await page.evaluate(namelessStops), `${state}, scrolling`).toEqual([]);
  expect.soft(await joinedWords(page), `${state}, joined words`).toEqual([]);
  expect.soft(await motions(page), `${state}, moving`).toEqual([]);
  const looks = Object.entries(LOOKS);
  for (const [look, show] of ALL_LOOKS ? looks : looks.slice(turnOf(state)).slice(0, 1)) {
    await show(page);
    expect.soft(await violations(page, excluded), `${state}, ${look}`).toEqual([]);
    await setTheme(page, undefined);
  }
  const small = await smallTargets(page, excluded);
  expect.soft(small, `${state}, small targets`).toEqual([]);
}

/** The number of a look: the same for this state of this test in every run. */
function turnOf(state: string): number {
  const name = [...test.info().title, ...state];
  const sum = name.reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return sum % Object.keys(LOOKS).length;
}

/** Sets the theme preference in the way that the early script does. */
export function setTheme(page: Page, theme: string | undefined): Promise<void> {
  return page.evaluate((name) => {
    if (name) document.documentElement.dataset['theme'] = name;
    else delete document.documentElement.dataset['theme'];
  }, theme);
}

const AXE_IS_THERE = 'true';

/**
 * Returns each broken rule as one line, in the page and its frames, without the parts in `excluded`.
 * A frame that axe could not read is a violation here; axe itself lists it as
 * incomplete.
 */
export async function violations(page: Page, excluded: readonly string[] = []): Promise<string[]> {
  const hasFrames = page.frames().length > 1;
  // AxeBuilder skips a frame that does not take axe within a second, as happens on a busy machine. So
  // it is there before, and also in the page that AxeBuilder opens to sum up all frames.
  for (const frame of page.frames()) await frame.evaluate(AXE_SOURCE);
  if (hasFrames) await page.context().addInitScript(AXE_SOURCE);
  // Reporting passed rules takes ten times as long as finding violations.
  const scan = new AxeBuilder({ page, axeSource: AXE_IS_THERE }).options({
    resultTypes: ['violations'],
  });
  scan.withTags(EVERY_RULE);
  // Legacy mode cannot read sandboxed frames. On a page without frames it finds the same in 40 % of
  // the time, because no partial result is sent to a second page.
  scan.setLegacyMode(!hasFrames);
  for (const part of excluded) scan.exclude(part);
  const { violations: broken, incomplete } = await scan.analyze();
  const unread = incomplete.filter(({ id }) => id === 'frame-tested');
  return [...broken, ...unread].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}
