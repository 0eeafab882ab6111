import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { greetArrival } from '#commerce/session/arrival.ts';
import { sessionExpired } from '#commerce/session/expired.ts';
import { Bell } from '#features/account/notifications/bell/bell.tsx';
import { noteVisit } from '#features/shop/recommendations/note-visit.ts';
import { followAccount } from '#features/account/preferences/account-choices.ts';
import { isExpired } from '#lib/api-error.ts';

import { AccountMenu } from './account-menu.tsx';
import customerStyles from './customer.css?url';

/** §2 What a customer sees instead of the LOGIN link. */
export function CustomerCorner() {
  const { pathname, search } = useLocation();
  // Talks to the API: the preferences of the account hold here too. On failure the browser's stay,
  // but a 401 has made this a guest's page.
  useEffect(() => {
    followAccount().catch((error: unknown) => {
      if (isExpired(error)) sessionExpired();
    });
  }, []);
  // Writes the attribute of `early.js`: this may be the page of a sign-in.
  useEffect(() => void (document.documentElement.dataset['customer'] = ''), []);
  // Moves the focus after a sign-in.
  useEffect(greetArrival, []);
  // Tells the API which product or search the customer looks at.
  useEffect(() => {
    noteVisit({ pathname, search }).catch(() => undefined);
  }, [pathname, search]);
  return (
    <div className="customer-corner">
      <link rel="stylesheet" href={customerStyles} precedence="default" />
      <Bell />
      <AccountMenu />
    </div>
  );
}
