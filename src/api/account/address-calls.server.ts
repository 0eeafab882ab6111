import { answerOf, api } from '#api/client.server.ts';

import { wireOf, type Address, type NewAddress } from './addresses.ts';

/**
 * Saves an address, once for each key. The first address becomes the default; a new default takes the
 * place of the old one.
 */
export async function addAddress(key: string, address: NewAddress): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  await answerOf(api.POST('/api/Account/AddAddress', { params, body: wireOf(address) }));
}

export async function updateAddress(address: Address): Promise<void> {
  const body = { ...wireOf(address), addressId: address.id };
  await answerOf(api.PUT('/api/Account/UpdateAddress', { body }));
}

export async function removeAddress(id: number): Promise<void> {
  const params = { query: { addressId: id } };
  await answerOf(api.DELETE('/api/Account/DeleteAddress', { params }));
}
