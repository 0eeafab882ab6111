import type { SaleItem } from '#api/sell/sale-item.ts';

import { isReachable, type Contact } from '../request-fields.ts';

export const REQUEST_PATH = '/sell-to-us/request';
export const SELL_PATH = '/sell-to-us';

/** The steps of a request in order, each with its name and the heading of its page. */
export const STEPS = {
  items: { name: 'Items', heading: 'What would you like to sell?' },
  you: { name: 'About you', heading: 'Where can we reach you?' },
  check: { name: 'Check and send', heading: 'Check and send' },
} as const;

export type Step = keyof typeof STEPS;

/** The steps that can be shown: each needs those before it to be complete. */
export function openSteps(items: readonly SaleItem[], contact: Contact): Step[] {
  if (items.length === 0) return ['items'];
  return isReachable(contact) ? ['items', 'you', 'check'] : ['items', 'you'];
}

/** The step of an address, or the last one that can be shown. */
export function stepAt(search: URLSearchParams, open: readonly Step[]): Step {
  const asked = search.get('step');
  if (asked !== 'you' && asked !== 'check') return 'items';
  return open.find((step) => step === asked) ?? open.at(-1) ?? 'items';
}

/** The address of a step; one that began in the portfolio stays so. */
export function stepHref(step: Step, search: URLSearchParams): string {
  const query = new URLSearchParams();
  if (step !== 'items') query.set('step', step);
  if (isFromPortfolio(search)) query.set('from', 'portfolio');
  return query.size > 0 ? `${REQUEST_PATH}?${query}` : REQUEST_PATH;
}

export function isFromPortfolio(search: URLSearchParams): boolean {
  return search.get('from') === 'portfolio';
}
