import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { freePort } from './free-port.ts';

export const HAS_NGINX = spawnSync('nginx', ['-v']).status === 0;

type Answer = { status: number; headers: Record<string, string>; setCookies: string[] };

/** nginx with the configuration of `deploy/`, on free ports, before stores at these two addresses. */
export async function nginxBefore(stores: readonly [string, string]) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [open, tls] = [await freePort(), await freePort()];
  const pem = join(folder, 'cert.pem');
  const key = join(folder, 'cert.key');
  const servers = join(folder, 'servers');
  const lines = readFileSync(join('deploy', 'store-servers.conf'), 'utf8')
    .replace('127.0.0.1:3001 ', `127.0.0.1:${new URL(stores[0]).port} `)
    .replace('127.0.0.1:3002 ', `127.0.0.1:${new URL(stores[1]).port} `);
  writeFileSync(servers, lines);
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
    .replace('/etc/nginx/store-servers.conf', servers)
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
  const args = ['-c', join(folder, 'nginx.conf'), '-p', folder];
  const child = spawn('nginx', args, { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const asks = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(tls, { path, headers, method });
  const status = () =>
    asks('/healthz').then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
  return {
    open: `http://localhost:${open}`,
    port: tls,
    asks,
    servers,
    reload: ['nginx', ...args, '-s', 'reload'].join(' '),
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asks over TLS, whoever has signed the certificate. */
function ask(
  port: number,
  call: { path: string; headers: Record<string, string>; method: string },
): Promise<Answer> {
  const options = { host: 'localhost', port, ...call, rejectUnauthorized: false };
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
