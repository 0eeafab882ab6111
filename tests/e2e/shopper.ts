import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** Everything the page's live regions were given to say, in order, but for the site notice. */
export type Heard = () => Promise<string[]>;

type Fixtures = { heard: Heard };

/**
 * A shopper's browser. The test fails on an uncaught error and on anything written to the console
 * as an error: React's hydration warnings are among them. `heard` is what a screen reader was told.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page }, provide) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) problems.push(message.text());
    });
    await page.addInitScript(recordAnnouncements);
    await provide(page);
    expect(problems, 'errors in the console').toEqual([]);
  },
  heard: async ({ page }, provide) => {
    await provide(async () => (await everythingHeard(page)).filter((said) => !isNotice(said)));
  },
});

/** All that was said, with the site notice, which comes with any first scroll. */
export function everythingHeard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

function isNotice(said: string): boolean {
  return said.startsWith('Notice: ');
}

export { expect } from '@playwright/test';

/** The browser and the router report failed loads, which many tests cause on purpose. */
function isExpected(text: string): boolean {
  return /^Failed to (load resource|fetch manifest patches)/.test(text);
}

/** Runs in the page: notes every text that any live region takes on, unless it is switched off. */
function recordAnnouncements(): void {
  const heard: string[] = [];
  (window as unknown as { heard: string[] }).heard = heard;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live]');
      const text = region?.textContent?.trim();
      if (text && region?.getAttribute('aria-live') !== 'off') heard.push(text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Opens a page and waits until its script has taken over. */
export async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isInteractive(page);
}

/** Waits until the page's script has taken over: the cart then opens a dialog in place. */
export async function isInteractive(page: Page): Promise<void> {
  await expect(page.locator('#cart')).toHaveAttribute('aria-haspopup', 'dialog');
}

/**
 * Puts the mock backend into a scenario from the next call on, for this shopper only: `slow`,
 * `fail:getProducts`, several with commas; the empty text ends it.
 */
export async function turns(page: Page, scenario: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'mock-scenario', value: scenario, url }]);
}

/** Presses `key` until the focus is on `goal`; fails after more stops than a person would take. */
export async function tabTo(
  page: Page,
  goal: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const MOST_STOPS = 150;
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop++) {
    await page.keyboard.press(key);
  }
  await expect(goal).toBeFocused();
}

/**
 * Lets a clock that stands still go on, `stepMs` at a time, until `goal` is there. An answer of the
 * store comes in real time, and what is made of it waits for the page's own timers.
 */
export async function ticksUntil(page: Page, goal: Locator, stepMs: number): Promise<void> {
  const count = async () => {
    await page.clock.runFor(stepMs);
    return goal.count();
  };
  await expect.poll(count).toBe(1);
}
