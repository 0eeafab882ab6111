import { Bell } from '#features/notifications/bell/bell.tsx';

import { AccountMenu } from './account-menu.tsx';
import './customer-corner.css';

/** §2 What a customer has in place of the way to log in. */
export function CustomerCorner() {
  return (
    <div className="customer-corner">
      <Bell />
      <AccountMenu />
    </div>
  );
}
