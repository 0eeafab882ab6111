import { Link } from 'react-router';

import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
import { Icon } from '#ui/icon.tsx';

import { loadForCustomers } from './load-for-customers.ts';
import { useCustomer } from './use-customer.ts';
import './account-corner.css';

const CustomersCorner = hydrateLazily({
  onServer: import.meta.env.SSR ? (await import('./for-customers.tsx')).Corner : undefined,
  load: () => loadForCustomers(({ Corner }) => Corner),
  fallback: <GuestCorner />,
});

/** §2, §6 The greeting. */
export function AccountCorner() {
  return useCustomer(CustomersCorner.load) ? <CustomersCorner /> : <GuestCorner />;
}

function GuestCorner() {
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
