import { addAddress, removeAddress, updateAddress } from '#api/account/address-calls.server.ts';
import { addressesQuery, type Address } from '#api/account/addresses.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { ADDRESS_FIELDS, addressOfForm, addressWords } from '#commerce/address/address-form.ts';
import { addressName } from '#commerce/address/address-name.ts';
import { failedAnswer, fieldsOf, problemsOf, type Answer } from '#commerce/form/answer.ts';

/**
 * The result of an address form; `removed` is a deleted address, with all data needed to restore
 * it.
 */
export type AddressAnswer = Answer & { removed?: Address };

/** Handles the intents `address-new`, `address-312` (edit), `default-312` and `remove-312`. */
export async function changeAddresses(data: FormData): Promise<AddressAnswer> {
  const form = fieldsOf(data)('form');
  const [what = '', which = ''] = form.split('-');
  if (form === 'address-back') return putBack(data);
  if (form === 'address-new') return save(data, form);
  const old = (await readAddresses()).find(({ id }) => String(id) === which);
  if (!old) return { form, failed: 'This address is gone already.' };
  const name = addressName(old);
  if (what === 'address') return save(data, form, old);
  if (what === 'default') {
    await updateAddress({ ...old, isDefault: true });
    return { form, says: `${name} is your default address now.` };
  }
  if (what === 'remove') {
    await removeAddress(old.id);
    return { form, says: `${name} is deleted.`, removed: old };
  }
  return { form, failed: 'The store does not know this form.' };
}

async function save(data: FormData, form: string, old?: Address): Promise<Answer> {
  const field = fieldsOf(data);
  const values = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, field(name)]));
  const problems = problemsOf(form, addressWords(field));
  if (problems.length > 0) return { form, problems, values };
  const address = addressOfForm(field, old);
  try {
    await (old ? updateAddress({ ...address, id: old.id }) : addAddress(address));
  } catch (error) {
    return { ...failedAnswer(form, error), values };
  }
  return { form, says: `${addressName(address)} is saved.` };
}

/** Restores a deleted address from the form's fields; the API validates it like a new one. */
async function putBack(data: FormData): Promise<Answer> {
  const form = 'address-back';
  const {
    id: _id,
    isVerified: _verified,
    ...address
  } = JSON.parse(fieldsOf(data)('address')) as Address;
  await addAddress(address);
  return { form, says: `${addressName(address)} is back.` };
}

function readAddresses(): Promise<Address[]> {
  return createQueryClient().query(addressesQuery());
}
