import { spawn, spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { cacheService } from './cache-service.ts';
import { freePort } from './free-port.ts';
import { UNKEPT_PAGES } from './public-pages.ts';
import { standInApi } from './stand-in-api.ts';

const CATEGORY = '/silver/us-silver-coins';

/** The store in workerd, the runtime of Cloudflare Workers, with its bindings. */
async function workerd(apiOrigin: string, cachePort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'workerd-'));
  const port = await freePort();
  const config = `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = .store),
        (name = "internet", network = (allow = ["public", "private"])),
        (name = "cache", external = (address = "localhost:${cachePort}", http = ())),
      ],
      sockets = [(name = "http", address = "*:${port}", http = (), service = "main")]
    );
    const store :Workerd.Worker = (
      modules = [(name = "index.js", esModule = embed "index.js")],
      bindings = [(name = "API_ORIGIN", text = "${apiOrigin}")],
      cacheApiOutbound = "cache",
      compatibilityDate = "2026-10-01",
    );`;
  await writeFile(join(folder, 'config.capnp'), config);
  await copyFile('build-worker/server/index.js', join(folder, 'index.js'));
  const child = spawn('node_modules/.bin/workerd', ['serve', join(folder, 'config.capnp')], {
    stdio: 'inherit',
    // The command starts the runtime as a child: both end with their group.
    detached: true,
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      if (child.pid) process.kill(-child.pid);
      await rm(folder, { recursive: true });
    },
  };
}

test(
  'the store runs on Workers: pages are kept in the Cache API, and sessions are private',
  { tag: '@rare' },
  async () => {
    const { status } = spawnSync(process.execPath, ['scripts/build-worker.ts'], {
      stdio: 'inherit',
    });
    expect(status).toBe(0);
    const api = await standInApi();
    const cache = await cacheService();
    const { url, stop } = await workerd(api.origin, cache.port);
    const reached = () =>
      fetch(`${url}/nothing`).then(
        ({ status: is }) => is,
        () => 0,
      );
    await expect.poll(reached).toBe(404);

    const first = await fetch(url + CATEGORY, { headers: { cookie: 'session=somebody' } });
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toContain('public, s-maxage=45');
    expect(first.headers.get('content-security-policy')).toContain("'sha256-");
    const html = await first.text();
    const calls = api.calls.length;
    const again = await fetch(url + CATEGORY);
    expect(await again.text()).toBe(html);
    expect(api.calls).toHaveLength(calls);
    const etag = again.headers.get('etag') ?? '';
    const known = await fetch(url + CATEGORY, { headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);

    for (const path of UNKEPT_PAGES) {
      const own = await fetch(url + path);
      expect(own.headers.get('cache-control'), path).toBe('private, no-store');
      expect(own.headers.get('content-security-policy'), path).toContain("'nonce-");
    }
    expect(cache.keys().filter((key) => key.includes('/chart/'))).toEqual([]);
    await fetch(`${url}/chart/gold-price?range=1Y`);
    expect(cache.keys().filter((key) => key.includes('/chart/'))).toHaveLength(1);

    const body = new URLSearchParams({
      email: 'clara.whitfield@example.com',
      password: 'Maple-Leaf9',
    });
    const headers = { origin: url };
    const signedIn = await fetch(`${url}/signin`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const account = await fetch(`${url}/myaccounts`, { headers: { cookie } });
    expect(await account.text()).toContain('Clara');
    expect(account.headers.get('cache-control')).toBe('private, no-store');
    expect(account.headers.get('content-security-policy')).toContain("'nonce-");
    expect(cache.keys().filter((key) => key.includes('myaccounts'))).toEqual([]);

    const sitemap = await fetch(`${url}/sitemaps/states.xml`);
    expect(sitemap.headers.get('cache-control')).toContain('public, s-maxage=45');
    const listed = await sitemap.text();
    expect(listed).toContain(`<loc>${url}/state-sales-tax/california</loc>`);
    expect(listed).toMatch(/<\/urlset>$/);
    const index = await (await fetch(`${url}/sitemap.xml`)).text();
    expect(index).toContain(`<loc>${url}/sitemaps/states.xml</loc>`);
    const moved = await fetch(`${url}/Silver/`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/silver']);
    expect(moved.headers.get('cache-control')).toBe('private, no-store');

    for (const [path, status] of [
      ['/%09/elsewhere', 400],
      [`/${'a/'.repeat(61)}`, 414],
    ] as const) {
      const refused = await fetch(url + path);
      expect(refused.status).toBe(status);
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const flood = { method: 'POST', headers, body: 'x'.repeat(300_000) };
    expect((await fetch(`${url}/signin`, flood)).status).toBe(413);
    await stop();
    cache.close();
    api.close();
  },
);
