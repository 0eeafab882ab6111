import type { NewAddress } from '#api/account/addresses.ts';

import { addressLines } from './address-book.ts';
import './address-lines.css';

/** An address as printed on a parcel. */
export function AddressLines({ address }: { address: NewAddress }) {
  return <p className="address-lines">{addressLines(address)}</p>;
}
