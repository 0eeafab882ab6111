import { addAddress, removeAddress, updateAddress } from '#api/account/address-calls.server.ts';
import { addressesQuery, type Address } from '#api/account/addresses.ts';
import { createQueryClient } from '#api/cache/query-client.ts';
import { ADDRESS_FIELDS, addressOfForm, addressWords } from '#commerce/address/address-form.ts';
import { addressName } from '#commerce/address/address-name.ts';
import { answeredOnce, requestKey } from '#commerce/form/answer-once.server.ts';
import {
  answered,
  fieldsOf,
  refusal,
  valuesOf,
  type Answer,
  type Asked,
  CAN_PUT_BACK,
} from '#commerce/form/answer.ts';

/** A deleted address, with all data needed to restore it; or the name of one that came back. */
export type AddressSaved = { removed?: Address; cameBack?: string };

/** Handles the intents `address-new`, `address-312` (edit), `default-312` and `remove-312`. */
export async function changeAddresses(data: FormData): Promise<Answer<AddressSaved>> {
  const form = fieldsOf(data)('form');
  const [what = '', which = ''] = form.split('-');
  const asked = { form, noun: 'address' };
  if (form === 'address-back') return answered(asked, () => putBack(data));
  if (form === 'address-new') return save(data, asked);
  const old = (await readAddresses()).find(({ id }) => String(id) === which);
  if (!old) return { kind: 'missing', ...asked };
  const name = addressName(old);
  switch (what) {
    case 'address':
      return save(data, asked, old);
    case 'default':
      return answered(asked, async () => {
        await updateAddress({ ...old, isDefault: true });
        return { says: `${name} is your default address now.` };
      });
    case 'remove':
      return answered(asked, async () => {
        await removeAddress(old.id);
        return { says: `${name} is deleted. ${CAN_PUT_BACK}`, removed: old };
      });
    default:
      return refusal(form, 'The store does not know this form.');
  }
}

function save(data: FormData, asked: Asked, old?: Address): Promise<Answer> {
  const field = fieldsOf(data);
  const typed = { values: valuesOf(field, ADDRESS_FIELDS), wrong: addressWords(field) };
  const address = addressOfForm(field, old);
  return answeredOnce({ ...asked, ...typed }, field, address, async (key) => {
    await (old ? updateAddress({ ...address, id: old.id }) : addAddress(key, address));
    return { says: `${addressName(address)} is saved.` };
  });
}

/** Restores a deleted address from the form's fields; the API validates it like a new one. */
async function putBack(data: FormData): Promise<AddressSaved & { says: string }> {
  const {
    id,
    isVerified: _verified,
    ...address
  } = JSON.parse(fieldsOf(data)('address')) as Address;
  // An address that comes back has another id, so this one comes back once.
  await addAddress(requestKey('address-back', id), address);
  const name = addressName(address);
  return { says: `${name} is back.`, cameBack: name };
}

function readAddresses(): Promise<Address[]> {
  return createQueryClient().query(addressesQuery());
}
