import { afterAll, beforeEach, expect, test } from 'vitest';

import { routeCalls } from '#lib/transport.ts';

import { api } from './client.server.ts';

let sent: Request[] = [];

beforeEach(() => {
  sent = [];
  routeCalls((url, init) => {
    sent.push(new Request(new URL(url, 'http://localhost'), init));
    return Promise.resolve(Response.json({ data: [] }));
  });
});

afterAll(() => routeCalls(() => Promise.reject(new Error('No test routes calls now.'))));

test('a POST sends its body as JSON', async () => {
  const body = { emailId: 'ada@example.com', password: 'Sovereign-1817' };
  await api.POST('/api/Authentication/SignIn', { body });
  const [request] = sent;
  expect(request?.method).toBe('POST');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual(body);
});

test('a PUT sends its body, and its method', async () => {
  const body = { shoppingCartIds: [88120], selected: true };
  await api.PUT('/api/ShoppingCart/UpdateCartSelection', { body });
  const [request] = sent;
  expect(request?.method).toBe('PUT');
  expect(await request?.json()).toEqual(body);
});

test('a DELETE sends its query and no body', async () => {
  const query = { addressId: 312 };
  await api.DELETE('/api/Account/DeleteAddress', { params: { query } });
  const [request] = sent;
  expect(request?.method).toBe('DELETE');
  expect(request?.url).toBe('http://localhost/api/Account/DeleteAddress?addressId=312');
  expect(request?.body).toBeNull();
});

test('a form with a file keeps its boundary', async () => {
  const form = new FormData();
  form.append('file', new Blob(['bytes']), 'bar.png');
  await api.POST('/api/Account/FileUpload', { body: form as never, bodySerializer: () => form });
  expect(await sent[0]?.formData().then((data) => data.get('file'))).toBeInstanceOf(File);
});
