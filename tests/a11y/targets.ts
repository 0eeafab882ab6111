/* oxlint-disable unicorn/consistent-function-scoping -- the page knows no function from outside */
import type { Page } from '@playwright/test';

/**
 * Describes each visible control that a pointer can miss: less than 44 x 44 px around its middle
 * lead to it. Padding, pseudo-elements and labels count; links within a sentence may be smaller.
 * Leaves out the elements in `excluded`.
 */
export function smallTargets(page: Page, excluded: readonly string[]): Promise<string[]> {
  return page.evaluate(smallTargetsHere, excluded.join());
}

/** The same in the page itself, without what the selector `excluded` matches. */
export function smallTargetsHere(excluded = ''): string[] {
  const LEAST_PX = 44;
  /** Samples lie on whole pixels, and the edges of an area need not. */
  const LEAST_HITS = LEAST_PX - 1;
  const CONTROLS = `:is(a[href], button, input, select, textarea, summary, [tabindex='0'],
    [role='option'], [role='menuitem'], [role='tab']):not(:disabled, [inert] *)`;
  const OVER_PAGE =
    ':popover-open, .popover, [role="menu"], .suggestions, .contract-panel, .toasts';
  const modal = document.querySelector('[aria-modal="true"]');

  const small = [...(modal ?? document).querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !excluded || !control.closest(excluded))
    .filter(isShown)
    .filter((control) => !isInSentence(control))
    .filter((control) => !isOnMap(control))
    .flatMap((control) => {
      let [width, height] = reach(control);
      // Something else may lie over it where it stands now.
      if (width < LEAST_HITS || height < LEAST_HITS) {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        [width, height] = reach(control);
      }
      if (isCovered(control) || (width >= LEAST_HITS && height >= LEAST_HITS)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 60);
      return [
        `${control.tagName} ${control.id || control.className} "${name}": ${width} x ${height}`,
      ];
    });
  // What is scanned next stands where it stood.
  scrollTo({ top: 0, behavior: 'instant' });
  return small;

  function isShown(control: HTMLElement): boolean {
    const { width, height } = control.getBoundingClientRect();
    const isVisible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isVisible && width > 1 && height > 1;
  }

  /** WCAG 2.5.5: places on a map have the size that they have; the page has them as a list too. */
  function isOnMap(control: Element): boolean {
    return control.closest('svg') !== null;
  }

  /** What has opened over the page lies over some of it. */
  function isCovered(control: HTMLElement): boolean {
    const over = document.elementFromPoint(...middle(control))?.closest(OVER_PAGE);
    return Boolean(over && !over.contains(control));
  }

  /** WCAG 2.5.5: a link in a line of words has the height of the line. */
  function isInSentence(control: HTMLElement): boolean {
    if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false;
    const block = closestBlock(control);
    const walk = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      if (parent?.closest('a, button') || !parent?.checkVisibility()) continue;
      if (/\p{L}{2}/u.test(walk.currentNode.textContent ?? '')) return true;
    }
    return false;
  }

  function closestBlock(element: HTMLElement): HTMLElement {
    let block = element.parentElement ?? element;
    while (getComputedStyle(block).display === 'inline')
      block = block.parentElement ?? document.body;
    return block;
  }

  /** The width and the height of the cross through the middle of the control that leads to it. */
  function reach(control: HTMLElement): [number, number] {
    const [x, y] = middle(control);
    if (!isHit(control, x, y)) return [0, 0];
    const steps = (dx: number, dy: number) => {
      let step = 0;
      while (step < LEAST_PX && isHit(control, x + dx * (step + 1), y + dy * (step + 1))) step++;
      return step;
    };
    const half = LEAST_PX / 2 - 1;
    const corners = [-half, half].map((by) => [
      isHit(control, x + by, y),
      isHit(control, x, y + by),
    ]);
    const { width, height } = control.getBoundingClientRect();
    if (Math.min(width, height) >= LEAST_PX && corners.flat().every(Boolean))
      return [width, height];
    return [1 + steps(-1, 0) + steps(1, 0), 1 + steps(0, -1) + steps(0, 1)];
  }

  /** The middle of the largest line of the control. */
  function middle(control: HTMLElement): [number, number] {
    const lines = [...control.getClientRects()];
    const { left, top, width, height } = lines.reduce((most, line) =>
      line.width * line.height > most.width * most.height ? line : most,
    );
    return [Math.floor(left + width / 2), Math.floor(top + height / 2)];
  }

  function isHit(control: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    return control.contains(hit) || hit?.closest('label')?.control === control;
  }
}
