import { Bell } from '#features/notifications/bell/bell.tsx';

import { AccountMenu } from './account-menu.tsx';
import './customer-corner.css';

/** §2 What a customer sees instead of the LOGIN link. */
export function CustomerCorner() {
  return (
    <div className="customer-corner">
      <Bell />
      <AccountMenu />
    </div>
  );
}
