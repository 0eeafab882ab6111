import { Link } from 'react-router';

import { Icon } from '#ui/icon.tsx';

import { useForCustomers } from './use-for-customers.ts';
import './account-corner.css';

/** §2, §6 Greets whoever is here. The page comes for a guest; what a customer needs follows. */
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
