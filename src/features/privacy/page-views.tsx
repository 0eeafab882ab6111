import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { mayCount, useChoice } from '#commerce/visits/consent.ts';
import { countView, forgetViews } from '#commerce/visits/count-view.ts';

import { followChoice, showChoice } from './footer-choice.ts';

/** §2 Counts each page for whoever allows it, from the page on which it was allowed. */
export function PageViews() {
  const { pathname } = useLocation();
  const choice = useChoice();
  // Talks to the API, and to what this browser keeps for it.
  useEffect(() => {
    if (mayCount(choice)) void countView(new URL(pathname + location.search, location.origin));
    else forgetViews();
  }, [choice, pathname]);
  // Both talk to the foot of the page, which the server draws.
  useEffect(() => showChoice(choice), [choice]);
  useEffect(() => followChoice(), []);
  return null;
}
