import { afterAll, beforeEach, expect, test } from 'vitest';

import { routeCalls } from '#lib/transport.ts';

import { answerOf, api, ONCE } from './client.server.ts';

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

test('an answer is its body; a refusal and what cannot be read are thrown', async () => {
  expect(await answerOf(api.GET('/api/UI/GetMenu'))).toEqual({ data: [] });
  const refusal = Response.json({ detail: 'Only 3 are left.' }, { status: 409 });
  routeCalls(() => Promise.resolve(refusal));
  await expect(answerOf(api.GET('/api/UI/GetMenu'))).rejects.toMatchObject({
    problem: { kind: 'refused', says: 'Only 3 are left.' },
  });
  const page = new Response('<h1>502</h1>', { headers: { 'content-type': 'text/html' } });
  routeCalls(() => Promise.resolve(page));
  await expect(answerOf(api.GET('/api/UI/GetMenu'))).rejects.toMatchObject({
    problem: { kind: 'unreadable' },
  });
});

test('a GET that changes something is not repeated', async () => {
  let calls = 0;
  routeCalls(() => {
    calls += 1;
    return Promise.resolve(new Response(null, { status: 503 }));
  });
  const params = { query: { token: 'verify-1', customerId: 'BPM-1' } };
  const call = api.GET('/api/Authentication/VerifyEmail', { params, ...ONCE });
  await expect(answerOf(call)).rejects.toMatchObject({ problem: { kind: 'failed' } });
  expect(calls).toBe(1);
});
