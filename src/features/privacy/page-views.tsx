import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { mayCount, useChoice } from '#commerce/visits/consent.ts';

import { countAdd, countView, forgetViews } from './count-view.ts';
import { followChoice, showChoice } from './footer-choice.ts';

/** §2 Counts pages, and what goes into the cart, for whoever allows it, from then on. */
export function PageViews() {
  const { pathname } = useLocation();
  const choice = useChoice();
  // Talks to the API, and to what this browser keeps for it.
  useEffect(() => {
    if (mayCount(choice)) void countView(new URL(pathname + location.search, location.origin));
    else forgetViews();
  }, [choice, pathname]);
  // Talks to the cart.
  useEffect(() => {
    if (!mayCount(choice)) return undefined;
    const count = ({ detail }: CustomEvent<number>) =>
      void countAdd(new URL(location.href), detail);
    addEventListener('cart-add', count);
    return () => removeEventListener('cart-add', count);
  }, [choice]);
  // Both talk to the foot of the page, which the server draws.
  useEffect(() => showChoice(choice), [choice]);
  useEffect(() => followChoice(), []);
  return null;
}
