import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { followAds } from '#commerce/visits/ads.ts';
import { mayCount, useChoice } from '#commerce/visits/consent.ts';

import { countAdd, countView, forgetViews } from './count-view.ts';
import { followChoice, showChoice } from './footer-choice.ts';

/** §2 Counts page views and added products, from the moment the shopper allows it. */
export function PageViews() {
  const { pathname } = useLocation();
  const choice = useChoice();
  // Reports views to the API, or deletes the stored data.
  useEffect(() => {
    if (mayCount(choice)) void countView(new URL(pathname + location.search, location.origin));
    else forgetViews();
  }, [choice, pathname]);
  // Loads the script of the shop's advertisers, if it has any.
  useEffect(() => {
    if (mayCount(choice)) followAds();
  }, [choice]);
  // Subscribes to products added to the cart.
  useEffect(() => {
    if (!mayCount(choice)) return undefined;
    const count = ({ detail }: CustomEvent<number>) =>
      void countAdd(new URL(location.href), detail);
    addEventListener('cart-add', count);
    return () => removeEventListener('cart-add', count);
  }, [choice]);
  // Both synchronize with the footer, which the server renders.
  useEffect(() => showChoice(choice), [choice]);
  useEffect(() => followChoice(), []);
  return null;
}
