import type { IncomingMessage } from 'node:http';

import { afterEach, describe, expect, test, vi } from 'vitest';

import { addressReader, clientReader, ownOrigin } from './asked-at.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const VIA_PROXY = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };

function addressOf(url: string, headers: Record<string, string>, remoteAddress = '10.1.2.3') {
  return addressReader()({ url, headers, socket: { remoteAddress } } as IncomingMessage)?.href;
}

test('without a proxy the host is the one that was asked for', () => {
  expect(addressOf('/cart/cart?line=2', { host: 'shop.example:3000' })).toBe(
    'http://shop.example:3000/cart/cart?line=2',
  );
});

test('what anybody claims about a proxy is not believed', () => {
  const headers = { host: 'shop.example', 'x-forwarded-host': 'evil.example' };
  expect(addressOf('/', { ...headers, 'x-forwarded-proto': 'https' })).toBe('http://shop.example/');
});

describe('behind a trusted proxy', () => {
  test.each(['10.0.0.0/8', 'uniquelocal', '192.0.2.1, 10.1.2.3'])('%s', (proxies) => {
    vi.stubEnv('TRUST_PROXY', proxies);
    const headers = { host: '127.0.0.1:3000', ...VIA_PROXY };
    expect(addressOf('/', headers)).toBe('https://shop.example/');
    expect(addressOf('/', headers, '203.0.113.9')).toBe('http://127.0.0.1:3000/');
  });

  test('the first of several is the one that the browser asked for', () => {
    vi.stubEnv('TRUST_PROXY', 'uniquelocal');
    const headers = {
      'x-forwarded-host': 'shop.example, inner',
      'x-forwarded-proto': 'https, http',
    };
    expect(addressOf('/', { host: 'x', ...headers })).toBe('https://shop.example/');
  });
});

test.each(['', 'a b', 'evil.example/path', 'a@b', 'shop.example:99999', '[::1', '%00', '../..'])(
  'the host "%s" is refused',
  (host) => {
    expect(addressOf('/', { host })).toBeUndefined();
  },
);

test.each(['http://evil.example/', '*', '', 'cart', '\\\\evil'])(
  'the target "%s" is refused',
  (url) => {
    expect(addressOf(url, { host: 'shop.example' })).toBeUndefined();
  },
);

test('a path with two slashes stays a path', () => {
  expect(addressOf('//evil.example/', { host: 'shop.example' })).toBe(
    'http://shop.example//evil.example/',
  );
});

describe('ORIGIN', () => {
  test('names the store whatever host was asked for', () => {
    vi.stubEnv('ORIGIN', 'https://shop.example');
    expect(addressOf('/a', { host: 'evil.example' })).toBe('https://shop.example/a');
  });

  test.each(['shop.example', 'https://shop.example/path', 'ftp://shop.example', 'https://a@b.c'])(
    '"%s" is explained',
    (value) => {
      vi.stubEnv('ORIGIN', value);
      expect(ownOrigin).toThrow(`but it is "${value}"`);
    },
  );
});

function readsAs(forwarded: string | undefined, clientOf = clientReader()): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientOf({ headers, socket: { remoteAddress: '::ffff:10.0.0.1' } } as never);
}

describe('the network of a shopper', () => {
  test('is that of the connection, whatever anybody claims', () => {
    expect(readsAs('192.0.2.9')).toBe('10.0.0.1');
  });

  test('is what the last trusted proxy says, also with ports', () => {
    vi.stubEnv('TRUST_PROXY', 'uniquelocal');
    expect(readsAs('198.51.100.1, 192.0.2.9:4711, [::ffff:10.0.0.2]:80')).toBe('192.0.2.9');
    expect(readsAs(undefined)).toBe('10.0.0.1');
  });

  test('is the proxy where that says none, which is told once an hour', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    vi.stubEnv('TRUST_PROXY', 'uniquelocal');
    const told = vi.spyOn(console, 'warn').mockReturnValue();
    const clientOf = clientReader();
    for (const odd of ['unknown', '192.0.2.9, unknown', '_x, 10.0.0.2, a b']) {
      expect(readsAs(odd, clientOf)).toBe('via 10.0.0.1');
    }
    expect(told).toHaveBeenCalledOnce();
    vi.setSystemTime(3_600_000);
    readsAs('unknown', clientOf);
    expect(told).toHaveBeenCalledTimes(2);
    told.mockRestore();
  });
});
