import { expect, test } from 'vitest';

import type { Answer } from './answer.ts';
import { answerForm, readForm } from './read-form.ts';

function post(body: BodyInit | null, type?: string): Request {
  const headers = type === undefined ? {} : { 'content-type': type };
  return new Request('https://store.example/signin', { method: 'POST', body, headers });
}

test.each([
  ['with its fields in the body', new URLSearchParams({ email: 'ada@example.com' })],
  ['with a file', withFile()],
])('a form %s is read, and can be read again', async (_, body) => {
  const request = post(body);
  expect((await readForm(request)).get('email')).toBe('ada@example.com');
  expect((await readForm(request)).get('email')).toBe('ada@example.com');
});

test.each([
  ['nothing', null, undefined, 415],
  ['plain text', 'email=ada@example.com', 'text/plain', 415],
  ['JSON', '{"email":"ada@example.com"}', 'application/json', 415],
  ['multipart without a boundary', 'email', 'multipart/form-data', 400],
  [
    'multipart that is cut',
    '--x\r\nContent-Disposition: form',
    'multipart/form-data; boundary=x',
    400,
  ],
  ['too many fields', 'line=1&'.repeat(5_001), 'application/x-www-form-urlencoded', 413],
])('%s is no form', async (_, body, type, status) => {
  await expect(readForm(post(body, type))).rejects.toMatchObject({ init: { status } });
});

test.each(['PUT', 'PATCH', 'DELETE'])('no form is sent by %s', async (method) => {
  const request = new Request(post(new URLSearchParams()), { method });
  await expect(readForm(request)).rejects.toMatchObject({ init: { status: 405 } });
});

test('the type of a form may be written in capitals, and with its charset', async () => {
  const form = post('email=a%40b.example', 'Application/X-WWW-Form-Urlencoded; charset=UTF-8');
  expect((await readForm(form)).get('email')).toBe('a@b.example');
});

test.each([
  ['city', 200],
  ['item-3-note', 5_000],
  ['item-3-name', 200],
  ['email', 254],
  ['rows', 1_000_000],
])('the field %s is read to one character after its bound, %d', async (name, most) => {
  const form = await readForm(post(new URLSearchParams({ [name]: 'a@'.repeat(most) })));
  expect(String(form.get(name))).toHaveLength(most + 1);
  const same = await readForm(post(new URLSearchParams({ [name]: 'a'.repeat(most) })));
  expect(same.get(name)).toBe('a'.repeat(most));
});

test('an answer keeps the whole text of a field, and only of fields that it keeps', async () => {
  const typed = { city: '9'.repeat(80_000), secret: '9'.repeat(80_000), zip: '78704' };
  const { data: answer } = await answerForm(
    post(new URLSearchParams(typed)),
    async (form): Promise<Answer> => ({
      kind: 'failed',
      form: '',
      values: { city: String(form.get('city')), zip: '78704' },
    }),
  );
  expect(answer.values).toEqual({ city: typed.city, zip: '78704' });
});

test('of the long name of a file its end is read', async () => {
  const form = new FormData();
  form.set('photo', new Blob(['bytes'], { type: 'image/png' }), `${'a.'.repeat(40_000)}png`);
  const file = (await readForm(post(form))).get('photo') as File;
  expect([file.name.length, file.name.slice(-4), file.type]).toEqual([200, '.png', 'image/png']);
  expect(await file.text()).toBe('bytes');
});

function withFile(): FormData {
  const form = new FormData();
  form.set('email', 'ada@example.com');
  form.set('photo', new Blob(['bytes']), 'bar.png');
  return form;
}
