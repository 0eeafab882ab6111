/**
 * What the walk asks of a page. Each function runs in the page, after axe, and can use nothing
 * outside of itself.
 */
import type axe from 'axe-core';

/** What the types of axe leave out. */
type Axe = typeof axe & { commons: { aria: { getRole: (element: Element) => string | null } } };

/** The first visible control with this role and a name that begins so. */
export function controlNamed(role: string, name: string): Element | undefined {
  const { axe: tool } = window as unknown as { axe: Axe };
  tool.setup(document.documentElement);
  const found = [...document.querySelectorAll('a, button, input, select, textarea')].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      tool.commons.aria.getRole(element) === role &&
      tool.commons.text.accessibleText(element).startsWith(name),
  );
  tool.teardown();
  return found;
}

/** The words of the main heading, when the page is hydrated: the cart's link then opens a dialog. */
export function headingWhenReady(): string | undefined {
  const isHydrated = document.querySelector('#cart[aria-haspopup="dialog"], .reduced-header');
  const heading = document.querySelector('h1');
  return isHydrated && document.readyState === 'complete'
    ? heading?.textContent?.trim()
    : undefined;
}

/** Nothing, or the innermost element that makes the page wider than the window for a second. */
export async function overhanging(): Promise<string | undefined> {
  const root = document.documentElement;
  for (let looks = 0; looks < 10; looks++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (root.scrollWidth <= innerWidth) return undefined;
  }
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => Math.round(element.getBoundingClientRect().right) >= root.scrollWidth,
  );
  return `${root.scrollWidth} of ${innerWidth} px, ${wide.at(-1)?.outerHTML.slice(0, 160)}`;
}

/** Each broken rule as one line. */
export async function brokenRules(tags: string[], excluded: string[]): Promise<string[]> {
  const { axe: tool } = window as unknown as { axe: Axe };
  const { violations } = await tool.run(
    { exclude: excluded },
    { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`),
  );
}
