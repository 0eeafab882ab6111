import type { NewAddress } from '#api/account/addresses.ts';

/** The display name of an address: the customer's label, or else the street. */
export function addressName({ label, street }: Pick<NewAddress, 'label' | 'street'>): string {
  return label ?? street;
}
