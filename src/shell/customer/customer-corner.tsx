import { useEffect } from 'react';

import { Bell } from '#features/notifications/bell/bell.tsx';
import { followAccount } from '#features/preferences/account-choices.ts';

import { AccountMenu } from './account-menu.tsx';
import './customer-corner.css';

/** §2 What a customer sees instead of the LOGIN link. */
export function CustomerCorner() {
  // Talks to the API: the preferences of the account hold here too. On failure the browser's stay.
  useEffect(() => {
    followAccount().catch(() => undefined);
  }, []);
  return (
    <div className="customer-corner">
      <Bell />
      <AccountMenu />
    </div>
  );
}
