import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from './free-port.ts';
import { standInApi } from './stand-in-api.ts';
import { startStore } from './start-store.ts';

const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0;
const CATEGORY = '/silver/us-silver-coins';

type Answer = { status: number; headers: Record<string, string>; setCookies: string[] };

/** nginx with the configuration of `deploy/`, on free ports, before a store on `storePort`. */
async function nginxBefore(storePort: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [open, tls] = [await freePort(), await freePort()];
  const pem = join(folder, 'cert.pem');
  const key = join(folder, 'cert.key');
  const about = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
  execFileSync('openssl', ['req', '-x509', ...about, '-keyout', key, '-out', pem], {
    stdio: 'ignore',
  });
  const site = readFileSync(join('deploy', 'nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx/certificates/shop.example.pem', pem)
    .replaceAll('/etc/nginx/certificates/shop.example.key', key)
    .replace('/var/cache/nginx/store', join(folder, 'cache'))
    .replace('https://shop.example$', `https://localhost:${tls}$`)
    .replaceAll('server_name shop.example', 'server_name localhost')
    .replace('127.0.0.1:3000;', `127.0.0.1:${storePort};`)
    .replace('listen 80;', `listen ${open};`)
    .replace('listen 443 ssl', `listen ${tls} ssl`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user ${userInfo().username}; daemon off; pid ${join(folder, 'pid')}; error_log stderr crit;
    events {} http { access_log off; ${paths} ${site} }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  });
  return {
    open: `http://localhost:${open}`,
    ask: (path: string, headers: Record<string, string> = {}) => ask(tls, path, headers),
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks over TLS, whoever has signed the certificate. */
function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  const options = { host: 'localhost', port, path, headers, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const sent = request(options, (reply) => {
      reply.resume();
      reply.once('end', () => {
        const { 'set-cookie': setCookies = [], ...rest } = reply.headers;
        resolve({
          status: reply.statusCode ?? 0,
          headers: rest as Record<string, string>,
          setCookies,
        });
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

test('behind nginx as it is described, pages are kept for all and nothing of a customer is', async () => {
  test.skip(!HAS_NGINX, 'nginx is not installed');
  const api = await standInApi();
  const store = await startStore({
    API_ORIGIN: api.origin,
    TRUST_PROXY: 'loopback',
    THROTTLE: 'off',
  });
  const nginx = await nginxBefore(new URL(store.url).port);
  const { ask: asks } = nginx;
  await expect
    .poll(() =>
      asks('/healthz').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);

  const moved = await fetch(`${nginx.open}/gold`, { redirect: 'manual' });
  expect(moved.status).toBe(308);
  expect(moved.headers.get('location')).toMatch(/^https:\/\/localhost:\d+\/gold$/);

  const first = await asks(CATEGORY, { cookie: '__Host-session=somebody' });
  const again = await asks(CATEGORY, { 'accept-encoding': 'br' });
  expect(first.status).toBe(200);
  expect(first.setCookies).toEqual([]);
  expect(first.headers['strict-transport-security']).toContain('max-age');
  expect((await asks(CATEGORY)).headers['x-cache']).toBe('HIT');
  expect(again.headers['content-encoding']).toBe('br');

  const cart = await asks('/cart/cart', { cookie: 'cart=225134x1i:' });
  expect(cart.headers['cache-control']).toContain('no-store');
  expect((await asks('/cart/cart')).headers['x-cache']).toBe('MISS');

  const claims = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  expect(JSON.stringify(await asks('/signin?returnTo=/cart/cart', claims))).not.toContain('evil');

  // A page that was kept is shown when the store is gone.
  store.stop();
  await store.ended;
  expect((await asks(CATEGORY)).status).toBe(200);
  expect((await asks('/cart/cart')).status).toBe(502);
  nginx.stop();
  api.close();
});
