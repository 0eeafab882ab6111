import type { FormEvent } from 'react';

import type { Address } from '#api/account/addresses.ts';
import { addressName } from '#commerce/address/address-name.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { focusOn, PutBack } from '#commerce/form/put-back.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { Tag } from '#ui/tag.tsx';

import { FormDisclosure } from '../../form-disclosure.tsx';
import type { AddressSaved } from './address-action.server.ts';
import { addressForm, AddressItemForm } from './address-item-form.tsx';
import './addresses.css';

/** The saved addresses: each can be edited, deleted, restored and made the default. */
export function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const { answer, isPending, submit } = useFormAnswer<AddressSaved>(
    (form) => /^(?:default|remove)-|-back$/.test(form),
    (answer) => {
      // The pressed button may be removed, so the focus moves to the section, or what came back.
      if (answer.kind === 'saved') void focusOn(answer.cameBack, 'addresses');
    },
  );

  return (
    <div className="addresses">
      {answer ? <Notice answer={answer} onSubmit={submit} isPending={isPending} /> : null}
      {addresses.length === 0 ? <p>No address is kept yet.</p> : null}
      <ul className="addresses-list">
        {addresses.map((address) => (
          <li key={address.id}>
            <Lines address={address} />
            <form className="row" method="post" onSubmit={submit}>
              {address.isDefault ? null : (
                <Button
                  type="submit"
                  name="form"
                  value={`default-${address.id}`}
                  pending={isPending}
                  aria-label={`Make default, ${addressName(address)}`}
                >
                  Make default
                </Button>
              )}
            </form>
            <FormDisclosure form={addressForm(address)} summary={`Change ${addressName(address)}`}>
              <AddressItemForm address={address} />
            </FormDisclosure>
            <Removal address={address} onSubmit={submit} isPending={isPending} />
          </li>
        ))}
      </ul>
      <FormDisclosure form={addressForm()} summary="Add an address">
        <AddressItemForm />
      </FormDisclosure>
    </div>
  );
}

/** Deletes an address after a confirmation. */
function Removal({
  address,
  onSubmit,
  isPending,
}: {
  address: Address;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isPending: boolean;
}) {
  const name = addressName(address);
  return (
    <Disclosure summary={`Delete ${name}`}>
      <form className="stack" method="post" onSubmit={onSubmit}>
        <p>Orders that went there keep their own copy.</p>
        <div>
          <Button
            type="submit"
            name="form"
            value={`remove-${address.id}`}
            pending={isPending}
            aria-label={`Delete address ${name}`}
          >
            Delete address
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}

/** The result of a change of an address; a deletion can be undone. */
function Notice({
  answer,
  onSubmit,
  isPending,
}: {
  answer: Answer<AddressSaved>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isPending: boolean;
}) {
  if (answer.kind !== 'saved' || !answer.removed) return <Outcome answer={answer} />;
  const { says, removed } = answer;
  return (
    <PutBack
      says={says}
      name={addressName(removed)}
      form="address-back"
      fields={{ address: JSON.stringify(removed) }}
      isPending={isPending}
      onSubmit={onSubmit}
    />
  );
}

function Lines({ address }: { address: Address }) {
  const { isDefault, firstName, lastName, company, depositoryName } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    depositoryName,
    address.street,
    address.unit,
    `${address.city}, ${address.state} ${address.zip}`,
  ].filter(Boolean);
  return (
    <div>
      <h3 className="row" tabIndex={-1} data-name={addressName(address)}>
        {addressName(address)} {isDefault ? <Tag tone="strong">Default</Tag> : null}{' '}
        {address.isVerified === false ? <Tag>Not known to the carrier</Tag> : null}
      </h3>
      <p className="addresses-lines">{lines.join('\n')}</p>
    </div>
  );
}
