import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router';

import { useSignedIn } from '#commerce/session/signed-in.ts';
import { Icon } from '#ui/icon.tsx';

import './account-corner.css';

/** §2, §6 Greets whoever is here. The page comes for a guest; what a customer needs follows. */
export function AccountCorner() {
  const signedIn = useSignedIn();
  const [Customer, setCustomer] = useState<ComponentType>();
  // Talks to the network. Without an answer the next page tries again.
  useEffect(() => {
    if (!signedIn) return;
    import('./customer-corner.tsx').then(
      ({ CustomerCorner }) => setCustomer(() => CustomerCorner),
      () => undefined,
    );
  }, [signedIn]);
  if (signedIn && Customer) return <Customer />;
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
