import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** All text in the page's live regions, in order, without the site notice. */
export type Heard = () => Promise<string[]>;

type Fixtures = { heard: Heard };

/**
 * A shopper's browser. The test fails on an uncaught error and on any console error, including
 * React's hydration warnings. `heard` returns the announcements.
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

/** All announcements, including the site notice, which appears after the first scroll. */
export function everythingHeard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

function isNotice(said: string): boolean {
  return said.startsWith('Notice: ');
}

export { expect } from '@playwright/test';

/** The browser and the router log failed loads, which many tests cause on purpose. */
function isExpected(text: string): boolean {
  return /^Failed to (load resource|fetch manifest patches)/.test(text);
}

/** Runs in the page: records every text in an active live region. */
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

/** Opens a page and waits for hydration. */
export async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isInteractive(page);
}

/** Waits for hydration: the cart link then opens a dialog. */
export async function isInteractive(page: Page): Promise<void> {
  await expect(page.locator('#cart')).toHaveAttribute('aria-haspopup', 'dialog');
}

/** The visible page and what opens over it, without the live regions, which repeat some of its text. */
export function inSight(page: Page): Locator {
  return page.locator('#page, #overlays, .toasts');
}

/**
 * Sets the mock backend's scenario from the next call on, for this shopper only: `slow`,
 * `fail:getProducts`, or several with commas; an empty text ends it.
 */
export async function turns(page: Page, scenario: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'mock-scenario', value: scenario, url }]);
}

/** Presses `key` until `goal` has focus; fails after `MOST_STOPS` presses. */
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
 * Advances a paused clock by `stepMs` at a time, until `goal` exists. The store answers in real
 * time, but the page handles the answer in its own timers.
 */
export async function ticksUntil(page: Page, goal: Locator, stepMs: number): Promise<void> {
  const count = async () => {
    await page.clock.runFor(stepMs);
    return goal.count();
  };
  await expect.poll(count).toBe(1);
}

/** Whether the accessibility tree calls a button expanded: native popovers need no attribute. */
export async function isExpanded(page: Page, button: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const asked = { nodeId: root.nodeId, accessibleName: button, role: 'button' };
  const { nodes } = await session.send('Accessibility.queryAXTree', asked);
  await session.detach();
  const state = nodes[0]?.properties?.find(({ name }) => name === 'expanded');
  return state?.value.value as boolean | undefined;
}
