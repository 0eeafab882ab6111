import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';

import { queryClient } from '#api/cache/query-client.ts';
import { panel } from '#shell/panels/panel.ts';
import { sessionChanged } from '#commerce/session/signed-in.ts';
import type { Customer } from '#tests/customers.ts';
import { learnServerTime } from '#tests/server-time.ts';
import type { Settings } from '#ui/settings.ts';
import { toasts } from '#ui/toast/toast.ts';

import { becomeStranger, signsIn, turns } from './backend.ts';
import { resetMedia } from './emulate-media.ts';
import { forgetHeard, silence } from './heard.ts';

export type Visitor = {
  /** Width of the window in pixels. */
  width?: number;
  /** Who has signed in; nobody without it. */
  as?: Customer;
  /** The cart of a guest, as its cookie: `225134x3i:` is three Eagles. */
  cart?: string;
  /** What the visitor has set in an earlier visit. */
  settings?: Partial<Settings>;
  /** What the visitor has done before on other pages, by calls. */
  before?: () => Promise<unknown>;
  /** How old the page is that a cache keeps, in milliseconds. */
  ageMs?: number;
  /** The mock backend's scenario, as for {@link turns}. */
  scenario?: string;
};

/**
 * Takes away what was shown before, and all that the store has kept of its visitor.
 */
export async function arrives(visitor: Visitor): Promise<void> {
  const { width = 1440, as, cart, settings, before, ageMs, scenario = '' } = visitor;
  await closesAll();
  await silence();
  // The settings of the store are attributes of the root; the next page would get them back.
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  await cleanup();
  await resetMedia();
  becomeStranger(ageMs);
  await learnServerTime();
  Object.assign(dataset, settings);
  if (as) await signsIn(as);
  if (cart) document.cookie = `cart=${cart}; path=/`;
  await before?.();
  turns(scenario);
  forgetPage();
  forgetHeard();
  await page.viewport(width, 900);
}

/** What a page holds in memory is gone, as after its end. */
export function forgetPage(): void {
  panel.set(undefined);
  queryClient().clear();
  toasts.set([]);
  sessionChanged();
}

/** Ends what the store keeps for the page, not for the visitor: paused prices, a report, a dialog. */
async function closesAll(): Promise<void> {
  const MOST_LAYERS = 4;
  document.querySelector<HTMLElement>('.contract-panel button')?.click();
  const spot = document.querySelector<HTMLElement>('.spot-rail-pause');
  if (spot?.title === 'Resume live prices') spot.click();
  for (let layer = 0; layer < MOST_LAYERS && document.querySelector('[aria-modal]'); layer++) {
    await userEvent.keyboard('{Escape}');
  }
}
