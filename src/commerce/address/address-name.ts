import type { NewAddress } from '#api/account/addresses.ts';

/** What an address is called: as its customer calls it, or by its street. */
export function addressName({ label, street }: Pick<NewAddress, 'label' | 'street'>): string {
  return label ?? street;
}
