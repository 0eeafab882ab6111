import { connect, type Socket } from 'node:net';

import { expect, test } from '@playwright/test';

import { startStore } from './start-store.ts';

const MEGABYTE = 1_000_000;
/** The headers of a form that does not say how large it is. */
const CHUNKED_FORM =
  'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked';

let store: Awaited<ReturnType<typeof startStore>>;

test.beforeAll(async () => {
  store = await startStore({});
});

test.afterAll(() => {
  store.stop();
});

/** Sends text on a connection of its own. */
function sends(text: string): { socket: Socket; answer: Promise<string>; closed: Promise<number> } {
  const start = Date.now();
  const socket = connect(Number(new URL(store.url).port), 'localhost');
  socket.on('error', () => undefined).write(text);
  const answer = new Promise<string>((resolve) => {
    let said = '';
    socket
      .on('data', (part: Buffer) => resolve((said += part.toString())))
      .on('close', () => resolve(said));
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', () => resolve(Date.now() - start));
  });
  return { socket, answer, closed };
}

function post(path: string, headers: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n${headers}\r\n\r\n`;
}

test('a form that says it is too large is refused before it is read', async () => {
  const { answer, closed } = sends(post('/connect', `Content-Length: ${200 * MEGABYTE}`));
  expect(await answer).toContain('413');
  expect(await closed).toBeLessThan(5_000);
});

for (const path of ['/connect', '/api/ShoppingCart/AddProductToShoppingCart']) {
  test(`${path}: a body that does not say how large it is, is read to its limit and no further`, async () => {
    const { socket, answer, closed } = sends(post(path, CHUNKED_FORM));
    const part = 'x'.repeat(65_536);
    let sent = 0;
    const timer = setInterval(() => {
      if (socket.destroyed || sent > 50 * MEGABYTE) return clearInterval(timer);
      socket.write(`10000\r\n${part}\r\n`);
      sent += part.length;
    }, 5);
    expect(await answer).toMatch(/^HTTP\/1\.1 (?:413|40[13])/);
    await closed;
    clearInterval(timer);
    expect(sent).toBeLessThan(50 * MEGABYTE);
  });
}

test('a picture as large as pictures may be passes', async () => {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(5 * MEGABYTE)]), 'me.png');
  const settings = `${store.url}/myaccounts/accountsettings`;
  const { status } = await fetch(settings, { method: 'POST', body: form });
  expect(status).not.toBe(413);
  form.set('more', new Blob([new Uint8Array(2 * MEGABYTE)]));
  const more = await fetch(settings, { method: 'POST', body: form });
  expect(more.status).toBe(413);
});

for (const path of ['/services/precious-metals-ira', '/company/contact-us', '/connect']) {
  test(`${path}: a form that takes no file has the limit of forms, also as multipart`, async () => {
    const form = new FormData();
    form.set('email', '9'.repeat(300_000));
    const { status } = await fetch(store.url + path, { method: 'POST', body: form });
    expect(status).toBe(413);
  });
}

test('a long field of a form is refused at its field with what was typed, without delay', async () => {
  const gold = `1${' '.repeat(240_000)}x`;
  const start = Date.now();
  const answer = await fetch(`${store.url}/services/precious-metals-ira`, {
    method: 'POST',
    body: new URLSearchParams({ gold }),
    headers: { origin: store.url },
  });
  const html = await answer.text();
  // A pattern that goes back took a minute; a busy machine stands still for seconds.
  expect(Date.now() - start).toBeLessThan(20_000);
  expect(answer.status).toBe(400);
  expect(html).toContain('Use at most 200 characters.');
  expect(html).toContain(gold);
});

test(
  'headers have ten seconds, and nobody else waits for who sends them slowly',
  { tag: '@rare' },
  async () => {
    const slow = Array.from({ length: 1_500 }, () => sends('GET / HTTP/1.1\r\nHost: '));
    await fetch(store.url);
    const start = Date.now();
    expect((await fetch(store.url)).status).toBe(200);
    expect(Date.now() - start).toBeLessThan(300);
    const waits = await Promise.all(slow.map(({ closed }) => closed));
    // Node's own limit is sixty seconds. A busy machine stands still for some.
    expect(Math.max(...waits)).toBeLessThan(20_000);
  },
);

test('health is of the process, readiness also of the API', async () => {
  const dead = await startStore({ API_ORIGIN: 'http://localhost:9' });
  expect((await fetch(`${dead.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${dead.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${store.url}/readyz`)).status).toBe(200);
  dead.stop();
});
