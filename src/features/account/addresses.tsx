import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

import type { Address } from '#api/addresses.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { useAnswer } from '#commerce/form/section-form.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Tag } from '#ui/tag.tsx';

import type { AddressAnswer } from './address-action.server.ts';
import { AddressFields } from './address-fields.tsx';
import { addressName } from './address-name.ts';
import './addresses.css';

/** The kept addresses: change, delete and put back, and which one is offered first. */
export function Addresses({
  addresses,
  customerId,
}: {
  addresses: readonly Address[];
  customerId: string;
}) {
  const fetcher = useFetcher<AddressAnswer>({ key: 'addresses' });
  const answer = useAnswer(fetcher.data, (form) => /^(?:default|remove)-|-back$/.test(form));
  const isPending = fetcher.state !== 'idle';
  const told = useRef<AddressAnswer>(undefined);
  // Talks to the browser's focus: the button that was pressed may be gone.
  useEffect(() => {
    if (answer?.says && told.current !== answer) document.getElementById('addresses')?.focus();
    told.current = answer;
  }, [answer]);
  return (
    <div className="addresses">
      {answer ? <Notice answer={answer} Form={fetcher.Form} isPending={isPending} /> : null}
      {addresses.length === 0 ? <p>No address is kept yet.</p> : null}
      <ul className="addresses-list">
        {addresses.map((address) => (
          <li key={address.id}>
            <Lines address={address} />
            <fetcher.Form method="post" preventScrollReset className="row">
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
            </fetcher.Form>
            <Disclosure summary={`Change ${addressName(address)}`}>
              <AddressFields address={address} customerId={customerId} />
            </Disclosure>
            <Disclosure summary={`Delete ${addressName(address)}`}>
              <fetcher.Form method="post" preventScrollReset className="stack">
                <p>Orders that went there keep their own copy.</p>
                <div>
                  <Button
                    type="submit"
                    name="form"
                    value={`remove-${address.id}`}
                    pending={isPending}
                    aria-label={`Delete address ${addressName(address)}`}
                  >
                    Delete address
                  </Button>
                </div>
              </fetcher.Form>
            </Disclosure>
          </li>
        ))}
      </ul>
      <Disclosure summary="Add an address">
        <AddressFields customerId={customerId} />
      </Disclosure>
    </div>
  );
}

type FormPart = ReturnType<typeof useFetcher>['Form'];

/** What has just happened to an address, with the way back from it. */
function Notice({
  answer,
  Form,
  isPending,
}: {
  answer: AddressAnswer;
  Form: FormPart;
  isPending: boolean;
}) {
  const { says, removed } = answer;
  if (!removed) return <Outcome answer={answer} />;
  return (
    <Form method="post" preventScrollReset className="row outcome">
      <input type="hidden" name="address" value={JSON.stringify(removed)} />
      <p>{says}</p>
      <Button type="submit" name="form" value="address-back" pending={isPending}>
        Put it back
      </Button>
    </Form>
  );
}

function Lines({ address }: { address: Address }) {
  const { label, isDefault, firstName, lastName, company, depositoryName } = address;
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
      <h3 className="row">
        {label ?? address.street}
        {isDefault ? <Tag tone="strong">Default</Tag> : null}
        {address.isVerified === false ? <Tag>Not known to the carrier</Tag> : null}
      </h3>
      <p className="addresses-lines">{lines.join('\n')}</p>
    </div>
  );
}
