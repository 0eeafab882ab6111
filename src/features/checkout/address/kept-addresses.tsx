import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import type { Address } from '#api/account/addresses.ts';
import { addressName } from '#commerce/address/address-name.ts';
import { Choice } from '#ui/field/choice-field.tsx';

import { stepPath } from '../checkout-steps.ts';
import { addressLines, type AddressBook } from './address-book.ts';
import { isVault } from './address-rules.ts';

/** The saved addresses of an account: one is chosen or edited. */
export function KeptAddresses({ book, chosen }: { book: AddressBook; chosen: string }) {
  const { addresses, changing, couldNotLoad } = book;
  if (changing) return <Changing address={changing} />;
  if (couldNotLoad) return <p>Your addresses could not be loaded. You can type one instead.</p>;
  if (addresses.length === 0) return null;
  return (
    <ul className="kept-addresses">
      {addresses.map((address) => (
        <li key={address.id}>
          <Choice
            type="radio"
            name="saved"
            value={address.id}
            data-vault={isVault(address) || undefined}
            defaultChecked={chosen === String(address.id)}
            label={`${addressName(address)}${address.isDefault ? ', your default' : ''}`}
            note={<span className="address-lines">{addressLines(address)}</span>}
          />
          <Link to={`${stepPath('address')}?edit=${address.id}`}>
            Change<span className="visually-hidden"> {addressName(address)}</span>
          </Link>
        </li>
      ))}
      <li>
        <Choice
          type="radio"
          name="saved"
          value="new"
          defaultChecked={chosen === 'new'}
          label="Another address"
        />
      </li>
    </ul>
  );
}

function Changing({ address }: { address: Address }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the browser's focus to the heading, because the pressed link is removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="kept-addresses-changing">
        Change {addressName(address)}
      </h2>
      <input type="hidden" name="saved" value={`edit-${address.id}`} />
      <p>
        It is changed in your account, and this order goes there.{' '}
        <Link to={stepPath('address')}>Choose another address instead</Link>
      </p>
    </div>
  );
}
