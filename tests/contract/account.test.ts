import { respond } from '#mocks/server.ts';
import { expect, test } from 'vitest';

import { ask } from './ask.ts';
import { visit } from './visit.ts';

const CLARA = 'BPM-20417';
const MARCUS = 'BPM-20933';
const CONTACT = {
  emailId: 'marcus.bell@example.com',
  firstName: 'Marcus',
  lastName: 'Bell',
  mobNo: '2145550187',
};
/** The first bytes of every PNG. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

function upload(customerId: string) {
  const file = new File([PNG], 'me.png', { type: 'image/png' });
  return { body: { file, imageType: 'customerprofile', customerId } };
}

test('an uploaded picture is shown to its customer only', async () => {
  const visitorId = 'picture';
  const sent = await ask('uploadFile', upload(CLARA), { visitorId, customerId: CLARA });
  const { data } = (await sent.json()) as { data: { filePath: string } };
  const statusFor = async (headers: Record<string, string>) => {
    const picture = await respond(new Request(`http://localhost${data.filePath}`, { headers }));
    return picture.status;
  };
  expect(await statusFor({ authorization: `Bearer mock.${visitorId}.${CLARA}` })).toBe(200);
  expect(await statusFor({ authorization: `Bearer mock.${visitorId}.${MARCUS}` })).toBe(404);
  expect(await statusFor({ cookie: `mock-visitor=${visitorId}` })).toBe(404);
});

test('a guessed number changes or deletes no address, alert or watchlist entry of another customer', async () => {
  const marcus = visit({ customerId: MARCUS });
  const { body } = await marcus.call('getAddresses');
  expect(JSON.stringify(body)).not.toContain('Barton Springs');
  const statuses = new Set<number>();
  for (let number = 0; number < 20; number += 1) {
    const address = { ...ADDRESS, addressId: 311 + number };
    const answers = [
      await marcus.call('updateAddress', { body: address }),
      await marcus.call('deleteAddress', { query: { addressId: address.addressId } }),
      await marcus.call('deleteAlert', { query: { alertId: 201 + number } }),
      await marcus.call('deleteProductFromWatchlists', { query: { Id: 720 + number } }),
    ];
    for (const { status } of answers) statuses.add(status);
  }
  expect([...statuses]).toEqual([404]);
});

const ADDRESS = {
  firstName: 'Eve',
  lastName: 'Else',
  address1: '1 Elsewhere Lane',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
  addressType: 'shipping',
};

test('sending another customer’s id gives no access to their account', async () => {
  const { call } = visit({ customerId: MARCUS });
  const query = { CustomerId: CLARA, oldPassword: 'Maple-Leaf9', newPassword: 'Silver-Eagle1' };
  expect((await call('changePassword', { query })).status).toBe(403);
  expect((await call('unsubscribeFromBold', { query: { customerId: CLARA } })).status).toBe(403);
  expect((await call('uploadFile', upload(CLARA))).status).toBe(400);
  const body = { productId: 225_134, customerId: CLARA };
  expect((await call('addProductInCustomerWishList', { body })).status).toBe(403);
});

test('a customer can use only their own uploaded pictures, and remove them', async () => {
  const { call, data } = visit({ customerId: MARCUS });
  for (const profilePhoto of [
    `/images/customers/${CLARA}-1.png`,
    `/images/customers/${MARCUS}-7.png`,
    'https://elsewhere.example/me.png',
  ]) {
    const { status } = await call('updateContactInfo', { body: { ...CONTACT, profilePhoto } });
    expect(status).toBe(400);
  }
  const { filePath } = await data<'UploadedFile'>('uploadFile', upload(MARCUS));
  const save = (profilePhoto: string) =>
    call('updateContactInfo', { body: { ...CONTACT, profilePhoto } });
  expect((await save(filePath)).status).toBe(200);
  expect((await data<'CustomerInfo'>('getCustomerInfo')).profilePhoto).toBe(filePath);
  expect((await save('')).status).toBe(200);
  expect((await data<'CustomerInfo'>('getCustomerInfo')).profilePhoto).toBeUndefined();
});
