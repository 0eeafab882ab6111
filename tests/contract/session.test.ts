import { setClock } from '#mocks/backend/visitors.ts';
import { beforeEach, expect, test } from 'vitest';

import { visit } from './visit.ts';

let now = 0;

beforeEach(() => {
  now = Date.parse('2026-11-20T15:00:00Z');
  setClock({ now: () => now });
});

function credentials(password: string, emailId = 'clara.whitfield@example.com') {
  return { body: { emailId, password } };
}

test('a wrong password and an unknown email address get the same answer', async () => {
  const { call } = visit();
  const wrong = await call('signIn', credentials('Wrong-Word9'));
  const unknown = await call('signIn', credentials('Maple-Leaf9', 'nobody@example.com'));
  expect(wrong.status).toBe(401);
  expect(unknown).toEqual(wrong);
});

test('after five wrong passwords even the right one has to wait a minute', async () => {
  const { call } = visit();
  for (let tries = 0; tries < 5; tries += 1) await call('signIn', credentials('Wrong-Word9'));
  expect((await call('signIn', credentials('Maple-Leaf9'))).status).toBe(429);
  now += 61_000;
  expect((await call('signIn', credentials('Maple-Leaf9'))).status).toBe(200);
});

test('signing out invalidates the token', async () => {
  const { call } = visit({ customerId: 'BPM-20417' });
  expect((await call('getCustomerInfo')).status).toBe(200);
  await call('signOut');
  expect((await call('getCustomerInfo')).status).toBe(401);
});

test('a new customer can sign in, and cannot sign up twice', async () => {
  const { call, data } = visit();
  const emailId = 'ida.berg@example.com';
  const person = { firstName: 'Ida', lastName: 'Berg', emailId, mobNo: '5125550177' };
  const user = await data<'User'>('register', { body: { ...person, password: 'Silver-Eagle1' } });
  expect(user.userId).toBe('BPM-30002');
  expect((await call('signIn', credentials('Silver-Eagle1', emailId))).status).toBe(200);
  expect((await call('register', { body: { ...person, password: 'Silver-Eagle1' } })).status).toBe(
    409,
  );
});

test('the products that a customer views are stored, latest first, for that customer only', async () => {
  const nora = visit({ customerId: 'BPM-30001' });
  const customerId = 'BPM-30001';
  for (const ExcludeProductId of [225_134, 869_991, 1]) {
    await nora.call('getRecentViewProduct', { query: { customerId, ExcludeProductId } });
  }
  const { body } = await nora.call('getRecentViewProduct', { query: { customerId } });
  const list = (body as { dataList: { searchProductsByKW: { id: number }[] } }).dataList;
  expect(list.searchProductsByKW.map(({ id }) => id)).toEqual([869_991, 225_134]);
  const others = await nora.call('getRecentViewProduct', { query: { customerId: 'BPM-20417' } });
  expect(others.status).toBe(403);
});

test('a customer’s searches are stored, latest first', async () => {
  const { data } = visit({ customerId: 'BPM-30001' });
  for (const keyword of ['maple', 'eagle']) await data('getRecentSearches', { query: { keyword } });
  const searches = await data<'RecentSearch'>('getRecentSearches');
  expect(searches).toMatchObject([{ keyword: 'eagle' }, { keyword: 'maple' }]);
});
