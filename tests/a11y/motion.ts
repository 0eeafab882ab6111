import type { Page } from '@playwright/test';

type Watched = { motions?: string[] };

/** Names what has moved since the page was opened, although the system asks for less motion. */
export function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Watched).motions ?? []);
}

/** Runs in the page before its scripts: records what moves for longer than a millisecond. */
export function recordMotions(): void {
  const STILL_MS = 1;
  const found = new Set<string>();
  const record = () => {
    for (const { effect } of document.getAnimations()) {
      const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
      const { target } = effect as KeyframeEffect;
      if (Number(activeDuration) > STILL_MS) found.add(`${target?.tagName} ${target?.className}`);
    }
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') found.add('scroll');
    (window as Watched).motions = [...found];
  };
  for (const start of ['transitionrun', 'animationstart', 'load']) {
    addEventListener(start, record, true);
  }
}
