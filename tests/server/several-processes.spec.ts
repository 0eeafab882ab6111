import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, get, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from './free-port.ts';
import { HAS_NGINX, nginxBefore } from './nginx.ts';
import { REDIS, startRedis } from './redis.ts';
import { standInApi } from './stand-in-api.ts';

/** What `deploy/restart.sh` needs besides nginx. */
const HAS_TOOLS = ['ss', 'curl'].every((name) => spawnSync(name, ['-V']).status === 0);
const POSTS = 5_000;
const LETTER = JSON.stringify({
  firstName: 'Clara',
  lastName: 'Whitfield',
  emailId: 'clara.whitfield@example.com',
  feedBackType: 'Shipping',
  feedBackText: 'May I pick up my order at an office of the carrier?',
});

/** Starts what `deploy/storefront@.service` starts on a port, with these settings besides its own. */
function startUnit(port: number, settings: Record<string, string>) {
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
  return {
    said: () => Buffer.concat(parts).toString(),
    stop: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await ended;
    },
  };
}

type Unit = ReturnType<typeof startUnit>;

/** Two units that answer, behind nginx. */
async function startTwo(settings: Record<string, string>) {
  const ports: [number, number] = [await freePort(), await freePort()];
  const units = new Map<number, Unit>();
  for (const port of ports) units.set(port, startUnit(port, settings));
  for (const port of ports) await isReady(port);
  const nginx = await nginxBefore([`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]);
  const stop = async () => {
    await nginx.stop();
    for (const unit of units.values()) await unit.stop('SIGINT');
  };
  return { ports, units, nginx, stop };
}

/** Asks on connections of their own: `deploy/restart.sh` waits for those that stay open. */
async function isReady(port: number): Promise<void> {
  const options = { host: '127.0.0.1', port, path: '/readyz', agent: false };
  const status = () =>
    new Promise((resolve) => {
      get(options, (answer) => resolve(answer.resume().statusCode)).once('error', () => resolve(0));
    });
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
}

/** Restarts the unit of the port that a request names, as systemd does: it does not wait until it answers. */
async function startRestarter(units: Map<number, Unit>, settings: Record<string, string>) {
  const restarted: number[] = [];
  const restart = async (port: number, answer: ServerResponse) => {
    await units.get(port)?.stop('SIGTERM');
    units.set(port, startUnit(port, settings));
    restarted.push(port);
    answer.end();
  };
  const server = createServer(({ url }, answer) => void restart(Number(url?.slice(1)), answer));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { restarted, command: `curl -fs http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Sends a form or JSON through nginx, on a connection of its own; 0 is no answer. */
function post(port: number, path: string, type: string, body: string): Promise<number> {
  const headers = { origin: 'https://localhost', 'content-type': type };
  const options = { port, path, method: 'POST', headers, rejectUnauthorized: false, agent: false };
  return new Promise((resolve) => {
    request(options, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    })
      .once('error', () => resolve(0))
      .end(body);
  });
}

/** Sends the sign-in form with a wrong password. */
function guesses(port: number): Promise<number> {
  const body = 'email=clara.whitfield%40example.com&password=Wrong-Leaf9';
  return post(port, '/signin', 'application/x-www-form-urlencoded', body);
}

test('two processes as deploy/ starts them count tries together', { tag: '@rare' }, async () => {
  test.skip(!HAS_NGINX || !REDIS, 'nginx, or Redis and Valkey, are not installed');
  const api = await standInApi();
  const redis = await startRedis();
  const store = await startTwo({ API_ORIGIN: api.origin, REDIS_URL: redis.url });

  const statuses = [];
  for (let turn = 0; turn < 12; turn++) statuses.push(await guesses(store.nginx.port));
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  for (const { said } of store.units.values()) expect(said()).toContain('"path":"/signin"');

  await store.stop();
  await redis.stop();
  api.close();
});

test(
  'four restarts by deploy/restart.sh lose none of 5,000 letters, and send none twice',
  { tag: '@rare' },
  async () => {
    test.skip(!HAS_NGINX || !HAS_TOOLS, 'nginx, ss or curl is not installed');
    const api = await standInApi();
    const settings = { API_ORIGIN: api.origin, REDIS_URL: '', THROTTLE: 'off', LOG_LEVEL: 'warn' };
    const store = await startTwo(settings);
    const restarter = await startRestarter(store.units, settings);

    const over = new AbortController();
    let sent = 0;
    const lost: number[] = [];
    const shopper = async () => {
      while (!over.signal.aborted || sent < POSTS) {
        sent += 1;
        const path = '/api/Customer/ContactUS';
        const status = await post(store.nginx.port, path, 'application/json', LETTER);
        if (status !== 200) lost.push(status);
      }
    };
    const shoppers = Array.from({ length: 32 }, shopper);
    const { servers, reload } = store.nginx;
    const env = { ...process.env, SERVERS: servers, RELOAD: reload, RESTART: restarter.command };
    for (let release = 0; release < 2; release++) {
      const args = [join('deploy', 'restart.sh'), ...store.ports.map(String)];
      const [status] = await once(spawn('sh', args, { env, stdio: 'inherit' }), 'exit');
      expect(status).toBe(0);
    }
    over.abort();
    await Promise.all(shoppers);

    expect(lost).toEqual([]);
    const letters = api.calls.filter(({ path }) => path === '/api/Customer/ContactUS');
    expect(letters.length).toBe(sent);
    expect(restarter.restarted).toEqual([...store.ports, ...store.ports]);
    expect(readFileSync(servers, 'utf8')).not.toContain(' down;');
    restarter.close();
    await store.stop();
    api.close();
  },
);
