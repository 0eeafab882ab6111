import { Link } from 'react-router';

import { Icon } from '#ui/icon.tsx';

import { useForCustomers } from './use-for-customers.ts';
import './account-corner.css';

/**
 * §2, §6 The greeting. The server renders it for a guest; a customer's part is fetched afterwards.
 */
export function AccountCorner() {
  const customer = useForCustomers();
  if (customer) return <customer.Corner />;
  return (
    <div className="account-corner">
      <p className="account-corner-greeting">Hello, Guest!</p>
      <Link to="/signin" className="account-corner-way">
        <Icon name="person" />
        LOGIN
      </Link>
    </div>
  );
}
