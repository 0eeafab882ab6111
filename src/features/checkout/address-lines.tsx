import type { NewAddress } from '#api/addresses.ts';

/** An address as it is written on a parcel. */
export function AddressLines({ address }: { address: NewAddress }) {
  const { firstName, lastName, company, depositoryName, street, unit, city, state, zip } = address;
  const lines = [
    `${firstName} ${lastName}`,
    company,
    depositoryName,
    street,
    unit,
    `${city}, ${state} ${zip}`,
  ];
  return <p className="address-lines">{lines.filter(Boolean).join('\n')}</p>;
}
