import { useEffect } from 'react';

import { announce } from '#ui/toast/announcer.tsx';

/**
 * The parts of a page in the order of F6, and what takes the focus at first in each. Header and footer
 * begin with the same link, and are told apart by `says`.
 */
const PARTS = [
  { part: '#main', first: '#main' },
  { part: '.toasts', first: '.toast:last-child :is(a, button)' },
  { part: '.site-footer', first: '.site-footer a', says: 'Footer' },
  {
    part: ':is(.site-header, .checkout-header):not([hidden])',
    first: ':is(.site-header, .checkout-header):not([hidden]) a',
    says: 'Header',
  },
];

/** Where the focus was in each part when F6 left it. */
const left = new Map<string, Element>();

/**
 * F6 leads to the next part of the page and Shift+F6 to the one before: from "Add to cart" to the
 * message about it and back, without the whole page between. An open dialog keeps the focus.
 */
export function usePartKeys(): void {
  // Subscribes to keys.
  useEffect(() => {
    const change = (event: KeyboardEvent) => {
      if (!isPartKey(event) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      changePart(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', change);
    return () => document.removeEventListener('keydown', change);
  }, []);
}

function isPartKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key === 'F6' && !ctrlKey && !altKey && !metaKey;
}

function changePart(step: 1 | -1): void {
  const parts = PARTS.filter(({ first }) => document.querySelector(first));
  const focused = document.activeElement;
  const here = parts.findIndex(({ part }) => focused?.closest(part));
  const from = parts[here];
  if (from && focused) left.set(from.part, focused);
  const next = parts.at(from ? (here + step) % parts.length : Math.min(0, step));
  const before = next && left.get(next.part);
  const target = before?.isConnected ? before : document.querySelector(next?.first ?? '#main');
  if (target instanceof HTMLElement) target.focus();
  // After the focus, whose speech would cut it.
  if (next?.says) announce(next.says);
}
