import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from './free-port.ts';
import { HAS_NGINX, nginxBefore } from './nginx.ts';
import { REDIS, startRedis } from './redis.ts';
import { standInApi } from './stand-in-api.ts';

/** Starts what `deploy/storefront@.service` starts on a port, with these settings besides its own. */
async function startUnit(port: number, settings: Record<string, string>) {
  const unit = readFileSync(join('deploy', 'storefront@.service'), 'utf8').replaceAll(
    '%i',
    `${port}`,
  );
  const own = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit) ?? [];
  const env = { ...process.env, ...Object.fromEntries(own), ...settings } as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, command.split(' '), { env });
  const ended = once(child, 'exit');
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  await isReady(port);
  return {
    said: () => Buffer.concat(parts).toString(),
    stop: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await ended;
    },
  };
}

async function isReady(port: number): Promise<void> {
  const status = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
}

/** Sends the sign-in form with a wrong password through nginx. */
function guesses(port: number): Promise<number> {
  const headers = {
    origin: 'https://localhost',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const options = { port, path: '/signin', method: 'POST', headers, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    request(options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', reject)
      .end('email=clara.whitfield%40example.com&password=Wrong-Leaf9');
  });
}

test(
  'two processes as deploy/ starts them count tries together, and a new release loses no request',
  { tag: '@rare' },
  async () => {
    test.skip(!HAS_NGINX || !REDIS, 'nginx, or Redis and Valkey, are not installed');
    const api = await standInApi();
    const redis = await startRedis();
    const ports: [number, number] = [await freePort(), await freePort()];
    const settings = { API_ORIGIN: api.origin, REDIS_URL: redis.url, DRAIN_SECONDS: '1' };
    const units = await Promise.all(ports.map((port) => startUnit(port, settings)));
    const nginx = await nginxBefore([
      `http://127.0.0.1:${ports[0]}`,
      `http://127.0.0.1:${ports[1]}`,
    ]);

    const statuses = [];
    for (let turn = 0; turn < 12; turn++) statuses.push(await guesses(nginx.port));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    for (const { said } of units) expect(said()).toContain('"path":"/signin"');

    const failed: number[] = [];
    const over = new AbortController();
    const shopper = (async () => {
      while (!over.signal.aborted) {
        const { status } = await nginx.asks('/cart/cart');
        if (status !== 200) failed.push(status);
      }
    })();
    const released = [];
    for (const [index, port] of ports.entries()) {
      await units[index]?.stop('SIGTERM');
      released.push(await startUnit(port, settings));
    }
    over.abort();
    await shopper;
    expect(failed).toEqual([]);

    for (const unit of released) await unit.stop('SIGINT');
    await nginx.stop();
    await redis.stop();
    api.close();
  },
);
